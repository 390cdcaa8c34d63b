import { formatMoney } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { Heading, Text } from "@react-email/components";
import type { OrderEmailLine } from "../order-email.ts";
import type { OrderTexts } from "../texts/order-texts.ts";
import { Block } from "./block.tsx";
import { CopyBox } from "./copy-box.tsx";
import { palette } from "./palette.ts";

const line = { borderTop: `1px solid ${palette.rule}`, padding: "20px 0 24px" };
const heading = {
  margin: 0,
  color: palette.ink,
  fontSize: 18,
  lineHeight: "24px",
  fontWeight: 700,
  letterSpacing: "-0.01em",
  overflowWrap: "anywhere" as const,
};
const amount = {
  ...heading,
  paddingLeft: 16,
  textAlign: "right" as const,
  verticalAlign: "top",
  whiteSpace: "nowrap" as const,
};
const small = { margin: "2px 0 0", color: palette.inkMuted, fontSize: 14, lineHeight: "20px" };
const ordinal = {
  margin: "20px 0 0",
  color: palette.ink,
  fontSize: 14,
  lineHeight: "20px",
  fontWeight: 600,
};

interface OrderLineProps {
  item: OrderEmailLine;
  language: Language;
  texts: OrderTexts;
}

export function OrderLine({ item, language, texts }: OrderLineProps) {
  const count = item.licences.length;
  return (
    <Block className="rule" style={line}>
      <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0}>
        <tbody>
          <tr>
            <td style={{ verticalAlign: "top" }}>
              <Heading as="h2" className="ink" style={heading}>
                {item.name}
              </Heading>
              {item.quantity > 1 && (
                <Text className="muted" style={small}>
                  {texts.quantity + texts.colon + item.quantity}
                </Text>
              )}
            </td>
            <td className="ink" style={amount}>
              {formatMoney(item.total, language)}
            </td>
          </tr>
        </tbody>
      </table>
      {item.licences.map(({ serial, authenticationString }, index) => (
        <div key={serial}>
          {count > 1 && (
            <Text className="ink" style={ordinal}>
              {texts.licence(index + 1, count)}
            </Text>
          )}
          <CopyBox label={texts.serialNumber} value={serial} />
          <CopyBox label={texts.authenticationCode} value={authenticationString} />
        </div>
      ))}
    </Block>
  );
}
