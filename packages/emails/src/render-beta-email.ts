import { composeBetaLetter } from "./compose-beta-letter.ts";
import type { BetaEmail, RenderedEmail } from "./declarations.ts";
import { renderLetter } from "./render-letter.tsx";
import { betaTexts } from "./texts/beta/texts-by-language.ts";

/** The mail that answers a beta sign-up, with the app's link where there is one. */
export async function renderBetaEmail(email: BetaEmail): Promise<RenderedEmail> {
  return renderLetter(composeBetaLetter(email, betaTexts[email.language]));
}
