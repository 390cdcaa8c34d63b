import { composeBetaEmail } from "./compose-beta-letter.ts";
import type { BetaEmail, RenderedEmail } from "./declarations.ts";
import { renderEmail } from "./render-letter.tsx";
import { betaTexts } from "./texts/beta/texts-by-language.ts";

/** The reply to a beta sign-up, with the app's link where there is one. */
export async function renderBetaEmail(email: BetaEmail): Promise<RenderedEmail> {
  return renderEmail(composeBetaEmail(email, betaTexts[email.language]));
}
