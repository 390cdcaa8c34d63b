import type { Money } from "@autotune/commerce";
import type { Language } from "@autotune/routes";

interface OrderLicence {
  serial: string;
  authenticationString: string;
}

export interface OrderEmailLine {
  name: string;
  quantity: number;
  /** Of the whole line, before the discount: the lines add up to the subtotal. */
  total: Money;
  licences: OrderLicence[];
}

/** What the mail about a completed order shows. Nothing in it is calculated again. */
export interface OrderEmail {
  language: Language;
  /** May be empty: a guest need not give a name. */
  firstName: string;
  reference: string;
  placedAt: Date;
  lines: OrderEmailLine[];
  subtotal: Money;
  /** What was taken off, as a positive amount. */
  discount: Money;
  tax: Money;
  /** Whether the prices hold the tax already; if not, it is added to the total. */
  taxIncluded: boolean;
  total: Money;
  /** The last digits of the card; null when nothing had to be paid. */
  cardEnding: string | null;
  /** Absolute address of the orders page in the mail's language. */
  ordersUrl: string;
  invoiceUrl: string | null;
}
