import { composeSetupEmail } from "./compose-setup-letter.ts";
import type { RenderedEmail, SetupEmail } from "./declarations.ts";
import { renderEmail } from "./render-letter.tsx";
import { orderTexts } from "./texts/order/texts-by-language.ts";

/** The mail that brings a guest a new link to set up their account. */
export async function renderSetupEmail(email: SetupEmail): Promise<RenderedEmail> {
  return renderEmail(composeSetupEmail(email, orderTexts[email.language]));
}
