import { composeCartReminder } from "./compose-cart-reminder.ts";
import type { CartReminder, RenderedEmail } from "./declarations.ts";
import { renderLetter } from "./render-letter.tsx";
import { cartReminderTexts } from "./texts/cart/texts-by-language.ts";

/** The one mail about a cart that somebody left. */
export async function renderCartReminder(email: CartReminder): Promise<RenderedEmail> {
  return renderLetter(composeCartReminder(email, cartReminderTexts[email.language]));
}
