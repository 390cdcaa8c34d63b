import { composeRefundLetter } from "./compose-refund-letter.ts";
import type { RefundEmail, RenderedEmail } from "./declarations.ts";
import { renderLetter } from "./render-letter.tsx";
import { refundTexts } from "./texts/refund/texts-by-language.ts";

/** The mail that tells of money given back. */
export async function renderRefundEmail(email: RefundEmail): Promise<RenderedEmail> {
  return renderLetter(composeRefundLetter(email, refundTexts[email.language]));
}
