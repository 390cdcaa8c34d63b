import type { LetterTexts } from "../letter/letter-texts.ts";

/** Everything that the mail about a refund says. A text that a language lacks does not compile. */
export interface RefundTexts extends LetterTexts {
  subject: (reference: string) => string;
  heading: string;
  /** Stands under the greeting; in German it begins with the amount, see the mails about plans. */
  intro: (amount: string) => string;
  amount: string;
  products: string;
  /** When the money comes. */
  arrival: string;
  /** What becomes of the products. */
  afterwards: string;
  seeOrders: string;
}
