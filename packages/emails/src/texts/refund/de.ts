import { de as letter } from "../letter/de.ts";
import type { RefundTexts } from "./refund-texts.ts";

export const de: RefundTexts = {
  ...letter,
  subject: (reference) => `Deine Erstattung zur Bestellung ${reference}`,
  heading: "Dein Geld ist auf dem Weg zurück",
  intro: (amount) =>
    `${amount} haben wir dir auf demselben Weg erstattet, auf dem du bezahlt hast.`,
  amount: "Erstattet",
  products: "Produkte",
  arrival: "Bis es auf deinem Konto zu sehen ist, brauchen Banken meist 5 bis 10 Werktage.",
  afterwards:
    "Was erstattet wurde, kannst du nicht mehr nutzen. War es ein Upgrade, gilt deine frühere Lizenz wieder.",
  seeOrders: "Bestellungen ansehen",
};
