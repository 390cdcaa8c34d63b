import { en as letter } from "../letter/en.ts";
import type { CartReminderTexts } from "./cart-reminder-texts.ts";

export const en: CartReminderTexts = {
  ...letter,
  subject: "Your cart is still here",
  heading: "You left something in your cart",
  intro: "These products still lie in your cart. The prices are those of today.",
  note: "The price at the checkout is the one that counts. Upgrades come back once you are logged in.",
  action: "See the cart",
  afterword:
    "The link is good for 14 days, on any device. We remind you of a cart once, and of this one not again.",
  whyThisMail:
    "You receive this e-mail because you asked in your account to be reminded of a cart that you left.",
};
