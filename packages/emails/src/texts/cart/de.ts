import { de as letter } from "../letter/de.ts";
import type { CartReminderTexts } from "./cart-reminder-texts.ts";

export const de: CartReminderTexts = {
  ...letter,
  subject: "Dein Warenkorb ist noch da",
  heading: "Du hast etwas im Warenkorb gelassen",
  intro: "Diese Produkte liegen noch in deinem Warenkorb. Die Preise sind die von heute.",
  note: "Es gilt der Preis an der Kasse. Upgrades sind wieder da, sobald du angemeldet bist.",
  action: "Zum Warenkorb",
  afterword:
    "Der Link gilt 14 Tage, auf jedem Gerät. An einen Warenkorb erinnern wir einmal, an diesen also nicht noch einmal.",
  whyThisMail:
    "Du bekommst diese E-Mail, weil du in deinem Konto darum gebeten hast, an einen verlassenen Warenkorb erinnert zu werden.",
};
