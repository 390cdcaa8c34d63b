import { en as letter } from "../letter/en.ts";
import type { RefundTexts } from "./refund-texts.ts";

export const en: RefundTexts = {
  ...letter,
  subject: (reference) => `Your refund for order ${reference}`,
  heading: "Your money is on its way back",
  intro: (amount) => `We have refunded ${amount} to you, the way you paid.`,
  amount: "Refunded",
  products: "Products",
  arrival: "Banks usually need 5 to 10 working days until it shows.",
  afterwards:
    "What was refunded can no longer be used. If it was an upgrade, your earlier licence works again.",
  seeOrders: "See your orders",
};
