import type { Money } from "@autotune/commerce";
import type { Language } from "@autotune/routes";

/** What the e-mail about a refund shows. */
export interface RefundEmail {
  language: Language;
  /** May be empty. */
  firstName: string;
  /** Of the order. */
  reference: string;
  /** What was refunded; empty where the money does not belong to a product. */
  names: string[];
  amount: Money;
  /** Absolute URL of the orders page in the e-mail's language. */
  ordersUrl: string;
}
