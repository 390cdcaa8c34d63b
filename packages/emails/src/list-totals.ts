import { formatMoney } from "@autotune/commerce";
import type { OrderEmail } from "./order-email.ts";
import type { OrderTexts } from "./texts/order/order-texts.ts";

interface TotalRow {
  label: string;
  amount: string;
}

/** The rows between the lines and the total. A discount or a tax of nothing is left out. */
export function listTotals(order: OrderEmail, texts: OrderTexts): TotalRow[] {
  const { language, subtotal, discount, tax, taxIncluded } = order;
  const rows = [{ label: texts.subtotal, amount: formatMoney(subtotal, language) }];
  if (discount.amount > 0) {
    const taken = { ...discount, amount: -discount.amount };
    rows.push({ label: texts.discount, amount: formatMoney(taken, language) });
  }
  if (tax.amount > 0) {
    const label = taxIncluded ? texts.taxIncluded : texts.tax;
    rows.push({ label, amount: formatMoney(tax, language) });
  }
  return rows;
}
