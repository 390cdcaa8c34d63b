import { composeSetupLetter } from "./compose-setup-letter.ts";
import type { RenderedEmail, SetupEmail } from "./declarations.ts";
import { renderLetter } from "./render-letter.tsx";
import { orderTexts } from "./texts/order/texts-by-language.ts";

/** The mail that brings a guest a new link to set up their account. */
export async function renderSetupEmail(email: SetupEmail): Promise<RenderedEmail> {
  return renderLetter(composeSetupLetter(email, orderTexts[email.language]));
}
