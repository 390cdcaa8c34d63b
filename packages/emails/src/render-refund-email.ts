import { composeRefundEmail } from "./compose-refund-letter.ts";
import type { RefundEmail, RenderedEmail } from "./declarations.ts";
import { renderEmail } from "./render-letter.tsx";
import { refundTexts } from "./texts/refund/texts-by-language.ts";

/** The e-mail about a refund. */
export async function renderRefundEmail(email: RefundEmail): Promise<RenderedEmail> {
  return renderEmail(composeRefundEmail(email, refundTexts[email.language]));
}
