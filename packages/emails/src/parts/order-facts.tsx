import { formatOrderDate } from "../format-order-date.ts";
import type { OrderEmail } from "../order-email.ts";
import type { OrderTexts } from "../texts/order-texts.ts";
import { palette } from "./palette.ts";

const label = {
  padding: "4px 16px 4px 0",
  color: palette.inkMuted,
  fontSize: 14,
  lineHeight: "20px",
  fontWeight: 400,
  textAlign: "left" as const,
  verticalAlign: "top",
};
const value = {
  padding: "4px 0",
  color: palette.ink,
  fontSize: 14,
  lineHeight: "20px",
  fontWeight: 600,
  textAlign: "right" as const,
  verticalAlign: "top",
  overflowWrap: "anywhere" as const,
};

export function OrderFacts({ order, texts }: { order: OrderEmail; texts: OrderTexts }) {
  const facts = [
    [texts.orderNumber, order.reference],
    [texts.placedOn, formatOrderDate(order.placedAt, order.language)],
  ];
  return (
    <table width="100%" cellPadding="0" cellSpacing="0" border={0}>
      <tbody>
        {facts.map(([name, fact]) => (
          <tr key={name}>
            <th scope="row" className="muted" style={label}>
              {name}
            </th>
            <td className="ink" style={value}>
              {fact}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
