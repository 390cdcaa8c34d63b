import { composePlanEmail } from "./compose-plan-letter.ts";
import type { PlanEmail, RenderedEmail } from "./declarations.ts";
import { renderEmail } from "./render-letter.tsx";
import { planTexts } from "./texts/plan/texts-by-language.ts";

/** The e-mail that informs a subscriber what happened to the plan, and what will be charged when. */
export async function renderPlanEmail(email: PlanEmail): Promise<RenderedEmail> {
  return renderEmail(composePlanEmail(email, planTexts[email.language]));
}
