import type { Currency } from "../../catalogue/money/currency.ts";
import type { Money } from "../../catalogue/money/money.ts";
import { chargeLines, type ChargedLine } from "./charge-lines.ts";
import { countItems, type Cart, type CartUpgrade } from "../cart/cart.ts";
import { saleLines } from "../sale-lines/sale-lines.ts";

export interface CartTotals {
  /** By path; an upgrade by its own key, because two of them may have one path. */
  readonly lines: ReadonlyMap<string, ChargedLine>;
  /** Due today, before tax. */
  readonly subtotal: Money;
  /** What the coupon takes off. */
  readonly discount: Money;
  readonly totalItems: number;
  /** What is charged once the trial is over; null where no trial is in the cart. */
  readonly trialPricing: Money | null;
}

export function cartTotals(cart: Cart, currency: Currency): CartTotals {
  const { lines, subtotal, discount } = chargeLines(saleLines(cart), cart.coupon, currency);
  const byKey = new Map<string, ChargedLine>();
  for (const { line, ...charged } of lines) {
    if (line.item.type !== "upgrade") byKey.set(line.item.path, charged);
    for (const upgrade of line.upgrades)
      byKey.set(upgradeKey(upgrade), { ...charged, total: charged.unitPrice });
  }
  const trial = lines.find(({ line }) => line.item.type === "trial");
  return {
    lines: byKey,
    subtotal,
    discount,
    totalItems: countItems(cart),
    trialPricing: trial?.unitPrice ?? null,
  };
}

export function upgradeKey({ path, qualifyingProduct }: CartUpgrade): string {
  return `${path} ${qualifyingProduct.purchaseId}`;
}
