import type { Currency } from "../money/currencies.ts";
import type { Amount } from "../money/display.ts";
import type { Tax } from "../money/tax.ts";
import type { Contact, Term } from "../sessions/session.ts";

export interface OrderItem {
  readonly product: string;
  readonly display: string;
  readonly sku: string | null;
  readonly quantity: number;
  readonly coupon: string | null;
  readonly subtotal: Amount;
  readonly discount: Amount;
  /** What it costs when it renews. */
  readonly unitPrice: number;
  readonly term: Term | null;
  /** Known once the order is completed. */
  readonly subscription: string | null;
}

export interface Payment {
  readonly type: "creditcard" | "bank";
  readonly cardEnding: string | null;
  /** The card pays now and declines later: rebills of it fail. */
  readonly failsLater?: boolean;
}

export type OrderState = "pending" | "completed" | "canceled" | "failed";

export interface Order {
  readonly id: string;
  readonly reference: string;
  /** Null for a charge of a subscription, which has no session. */
  readonly sessionId: string | null;
  readonly accountId: string | null;
  readonly state: OrderState;
  readonly live: boolean;
  readonly ipAddress: string;
  readonly currency: Currency;
  readonly country: string;
  readonly postalCode: string | null;
  readonly language: string;
  readonly contact: Contact;
  readonly tags: Readonly<Record<string, unknown>>;
  readonly coupon: string | null;
  /** Of a company that pays its own tax. */
  readonly taxId: string | null;
  readonly tax: Tax;
  readonly subtotal: Amount;
  readonly taxAmount: Amount;
  readonly discount: Amount;
  readonly total: Amount;
  readonly items: readonly OrderItem[];
  readonly payment: Payment;
  readonly createdAt: string;
  readonly changedAt: string;
}
