import { composePriceAlertEmail } from "./compose-price-alert-letter.ts";
import type { PriceAlertEmail, RenderedEmail } from "./declarations.ts";
import { renderEmail } from "./render-letter.tsx";
import { priceAlertTexts } from "./texts/price/texts-by-language.ts";

/** The price alert e-mails: one that asks for confirmation, and the one when the price is reached. */
export async function renderPriceAlertEmail(email: PriceAlertEmail): Promise<RenderedEmail> {
  return renderEmail(composePriceAlertEmail(email, priceAlertTexts[email.language]));
}
