import { formatMoney } from "@autotune/commerce";
import { Block } from "../../platform/components/block.tsx";
import { palette } from "../../platform/components/palette.ts";
import type { Translate } from "../../platform/i18n.ts";
import { describePayment } from "./describe-payment.ts";
import { listTotals } from "./list-totals.ts";
import type { OrderEmail } from "./order-email.ts";
import { orderTexts } from "./order-texts.ts";

const block = { borderTop: `1px solid ${palette.rule}`, padding: "15px 0 0" };
const label = {
  padding: "5px 16px 5px 0",
  color: palette.inkMuted,
  fontSize: 15,
  lineHeight: "22px",
  fontWeight: 400,
  textAlign: "left" as const,
};
const amount = {
  ...label,
  padding: "5px 0",
  color: palette.ink,
  textAlign: "right" as const,
  whiteSpace: "nowrap" as const,
};
const sum = {
  color: palette.ink,
  borderTop: `1px solid ${palette.rule}`,
  fontSize: 22,
  lineHeight: "28px",
  fontWeight: 700,
  letterSpacing: "-0.02em",
};
const card = { ...label, padding: "6px 0 0", fontSize: 14, lineHeight: "20px" };

export function Totals({ order, translate }: { order: OrderEmail; translate: Translate }) {
  const payment = describePayment(order);
  return (
    <Block className="rule" style={block}>
      <table width="100%" cellPadding="0" cellSpacing="0" border={0}>
        <tbody>
          {listTotals(order, translate).map((row) => (
            <tr key={row.label}>
              <th scope="row" className="muted" style={label}>
                {row.label}
              </th>
              <td className="ink" style={amount}>
                {row.amount}
              </td>
            </tr>
          ))}
          <tr>
            <td colSpan={2} height="10" style={{ height: 10, fontSize: 0, lineHeight: 0 }} />
          </tr>
          <tr>
            <th
              scope="row"
              className="ink rule"
              style={{ ...label, ...sum, padding: "14px 16px 0 0" }}
            >
              {translate(orderTexts.total)}
            </th>
            <td className="ink rule" style={{ ...amount, ...sum, padding: "14px 0 0" }}>
              {formatMoney(order.total, order.language)}
            </td>
          </tr>
          {payment !== null && (
            <tr>
              <td colSpan={2} className="muted" style={card}>
                {translate(payment)}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Block>
  );
}
