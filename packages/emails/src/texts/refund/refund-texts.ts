import type { EmailTexts } from "../letter/letter-texts.ts";

/** All texts of the e-mail about a refund. A text that a language lacks does not compile. */
export interface RefundTexts extends EmailTexts {
  subject: (reference: string) => string;
  heading: string;
  /** Below the greeting; in German it begins with the amount, see the e-mails about plans. */
  intro: (amount: string) => string;
  amount: string;
  products: string;
  /** When the money arrives. */
  arrival: string;
  /** What becomes of the products. */
  afterwards: string;
  seeOrders: string;
}
