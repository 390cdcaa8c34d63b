import type { Coupon } from "../catalogue/coupons.ts";
import { couponDiscounts } from "../catalogue/coupons.ts";
import type { Currency } from "../money/currencies.ts";
import { totalsOf, type PricedLine, type Totals } from "../money/totals.ts";

export interface Term {
  readonly interval: "day" | "week" | "month" | "year";
  readonly intervalLength: number;
  readonly trialDays: number;
}

/** One product in a session, priced when it was put there. */
export interface Line {
  readonly product: string;
  readonly display: string;
  readonly sku: string | null;
  readonly quantity: number;
  /** Minor units, as the buyer sees it: with the tax where the country includes it. */
  readonly unitPrice: number;
  /** Of the whole line, before a coupon. */
  readonly discount: number;
  readonly term: Term | null;
}

export interface Contact {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly company: string | null;
  readonly phone: string | null;
}

export interface Session {
  readonly id: string;
  /** The store that it can be opened in. */
  readonly host: string;
  readonly live: boolean;
  /** Made by the seller's server: a browser cannot change what is bought. */
  readonly locked: boolean;
  readonly contact: Contact | null;
  readonly accountId: string | null;
  readonly currency: Currency;
  readonly country: string;
  readonly language: string;
  readonly postalCode: string | null;
  readonly taxId: string | null;
  readonly coupon: Coupon | null;
  readonly tags: Readonly<Record<string, unknown>>;
  readonly lines: readonly Line[];
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly orderId: string | null;
  /** A card that waits for its owner's yes. */
  readonly authentication: { readonly cardEnding: string } | null;
}

export const sessionHours = 24;

export function isExpired(session: Session, now: Date): boolean {
  return Date.parse(session.expiresAt) <= now.getTime();
}

/** What is charged now: a trial costs nothing at first. */
export function chargedLines({ lines, coupon, currency }: Session): PricedLine[] {
  const now = lines.map((line) =>
    (line.term?.trialDays ?? 0) > 0
      ? { price: 0, discount: 0 }
      : { price: line.unitPrice * line.quantity, discount: line.discount },
  );
  if (coupon === null) return now;
  const off = couponDiscounts(
    coupon,
    lines.map(({ product }, index) => ({ product, remaining: remainingOf(now[index]) })),
    currency,
  );
  return now.map((line, index) => ({ ...line, discount: line.discount + (off[index] ?? 0) }));
}

export function sessionTotals(session: Session): Totals {
  return totalsOf(chargedLines(session), session);
}

function remainingOf(line: PricedLine | undefined): number {
  return line === undefined ? 0 : line.price - line.discount;
}
