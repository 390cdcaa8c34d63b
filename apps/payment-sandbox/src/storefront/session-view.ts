import { payoutCurrency } from "../money/currencies.ts";
import { toWireNumber } from "../money/decimal.ts";
import { displayMoney } from "../money/display.ts";
import { chargedLines, sessionTotals, type Session } from "../sessions/session.ts";

/** A session as the page's data callback gets it. */
export function sessionView(session: Session): Record<string, unknown> {
  const { currency, language, country, coupon } = session;
  const totals = sessionTotals(session);
  const charged = chargedLines(session);
  const money = (name: string, minor: number): Record<string, unknown> => ({
    [name]: displayMoney(minor, currency, language),
    [`${name}Value`]: toWireNumber(minor, currency),
  });
  return {
    id: session.id,
    currency,
    payoutCurrency,
    country,
    language,
    live: session.live,
    ...money("subtotal", totals.subtotal.minor),
    ...money("taxTotal", totals.taxAmount.minor),
    ...money("discountTotal", totals.discount.minor),
    ...money("total", totals.total.minor),
    taxPriceType: totals.tax.included ? "gross" : "net",
    coupons: coupon === null ? [] : [coupon.coupon],
    tags: session.tags,
    selections: session.lines.length > 0,
    order: session.orderId,
    groups: [
      {
        type: "",
        items: session.lines.map((line, index) => {
          const { price = 0, discount = 0 } = charged[index] ?? {};
          return {
            path: line.product,
            pid: line.product,
            display: line.display,
            sku: line.sku,
            quantity: line.quantity,
            selected: true,
            ...money("unitPrice", line.unitPrice),
            ...money("price", line.unitPrice * line.quantity),
            ...money("discountTotal", discount),
            ...money("total", price - discount),
            ...(line.term === null
              ? {}
              : {
                  subscription: {
                    intervalUnit: line.term.interval,
                    intervalLength: line.term.intervalLength,
                    trialDays: line.term.trialDays,
                  },
                }),
          };
        }),
      },
    ],
  };
}
