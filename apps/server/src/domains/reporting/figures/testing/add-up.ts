import type { MadeSale } from "./made-up-year.ts";

export const figures = [
  "orders",
  "units",
  "sales",
  "discount",
  "tax",
  "returns",
  "refunded",
] as const;
export type Sums = Record<
  (typeof figures)[number] | "ownTotal" | "ownDiscount" | "ownRefunded",
  number
>;
const none = (): Sums => ({
  orders: 0,
  units: 0,
  sales: 0,
  discount: 0,
  tax: 0,
  returns: 0,
  refunded: 0,
  ownTotal: 0,
  ownDiscount: 0,
  ownRefunded: 0,
});
export const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** What a sale, or a line of it, is counted under; null where it is not. */
export type KeyOf = (sale: MadeSale, line: MadeSale["lines"][number]) => string | null;

/** Added up sale by sale, as an accountant would. */
export function addUp(sales: readonly MadeSale[], keyOf: KeyOf): ReadonlyMap<string, Sums> {
  const sums = new Map<string, Sums>();
  const at = (day: Date, key: string) => {
    const name = `${dayOf(day)} ${key}`;
    const found = sums.get(name) ?? none();
    sums.set(name, found);
    return found;
  };
  for (const sale of sales) {
    const sold = new Set<string>();
    const returned = new Set<string>();
    for (const line of sale.lines) {
      const key = keyOf(sale, line);
      if (key === null) continue;
      const onDay = at(sale.at, key);
      onDay.units += line.quantity;
      onDay.sales += line.payout;
      sold.add(key);
      if (line.refundedAt === null) continue;
      at(line.refundedAt, key).refunded += line.payout;
      returned.add(`${dayOf(line.refundedAt)} ${key}`);
    }
    for (const key of sold) {
      const onDay = at(sale.at, key);
      onDay.orders += 1;
      onDay.tax += sale.payoutTax;
      onDay.discount += sale.payoutDiscount;
      onDay.ownTotal += sale.own.total;
      onDay.ownDiscount += sale.own.discount;
    }
    for (const name of returned) {
      const found = sums.get(name);
      if (found !== undefined) found.returns += 1;
    }
    for (const { at: day, amount } of sale.ownRefunds) at(day, sale.currency).ownRefunded += amount;
  }
  return sums;
}
