import { composePriceAlertLetter } from "./compose-price-alert-letter.ts";
import type { PriceAlertEmail, RenderedEmail } from "./declarations.ts";
import { renderLetter } from "./render-letter.tsx";
import { priceAlertTexts } from "./texts/price/texts-by-language.ts";

/** The mails about a wished price: one that asks the mailbox, and the one that says it is reached. */
export async function renderPriceAlertEmail(email: PriceAlertEmail): Promise<RenderedEmail> {
  return renderLetter(composePriceAlertLetter(email, priceAlertTexts[email.language]));
}
