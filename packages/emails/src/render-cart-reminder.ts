import { composeCartReminder } from "./compose-cart-reminder.ts";
import type { CartReminder, RenderedEmail } from "./declarations.ts";
import { renderEmail } from "./render-letter.tsx";
import { cartReminderTexts } from "./texts/cart/texts-by-language.ts";

/** The one e-mail about an abandoned cart. */
export async function renderCartReminder(email: CartReminder): Promise<RenderedEmail> {
  return renderEmail(composeCartReminder(email, cartReminderTexts[email.language]));
}
