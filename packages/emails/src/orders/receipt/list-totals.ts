import { formatMoney } from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import type { Translate } from "../../platform/i18n.ts";
import type { OrderEmail } from "./order-email.ts";

interface TotalRow {
  label: string;
  amount: string;
}

/** The rows between the lines and the total. A discount or a tax of nothing is left out. */
export function listTotals(order: OrderEmail, translate: Translate): TotalRow[] {
  const { language, subtotal, discount, tax, taxIncluded } = order;
  const rows = [{ label: translate(msg`Subtotal`), amount: formatMoney(subtotal, language) }];
  if (discount.amount > 0) {
    // A true minus sign: formatMoney would write a hyphen.
    rows.push({ label: translate(msg`Discount`), amount: `−${formatMoney(discount, language)}` });
  }
  if (tax.amount > 0) {
    const label = translate(taxIncluded ? msg`Tax (included)` : msg`Tax`);
    rows.push({ label, amount: formatMoney(tax, language) });
  }
  return rows;
}
