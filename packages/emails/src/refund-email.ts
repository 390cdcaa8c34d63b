import type { Money } from "@autotune/commerce";
import type { Language } from "@autotune/routes";

/** What the mail shows that tells of money given back. */
export interface RefundEmail {
  language: Language;
  /** May be empty. */
  firstName: string;
  /** Of the order. */
  reference: string;
  /** What was given back; empty where the money does not belong to a product. */
  names: string[];
  amount: Money;
  /** Absolute address of the orders page in the mail's language. */
  ordersUrl: string;
}
