import { composePlanLetter } from "./compose-plan-letter.ts";
import type { PlanEmail, RenderedEmail } from "./declarations.ts";
import { renderLetter } from "./render-letter.tsx";
import { planTexts } from "./texts/plan/texts-by-language.ts";

/** The mail that tells a subscriber what happened to the plan, and what will be charged when. */
export async function renderPlanEmail(email: PlanEmail): Promise<RenderedEmail> {
  return renderLetter(composePlanLetter(email, planTexts[email.language]));
}
