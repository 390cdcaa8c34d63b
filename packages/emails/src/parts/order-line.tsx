import { formatMoney } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { Heading, Link, Text } from "@react-email/components";
import { describePlan } from "../describe-plan.ts";
import type { OrderEmailLine } from "../order-email.ts";
import type { OrderTexts } from "../texts/order/order-texts.ts";
import { titleLicence } from "../title-licence.ts";
import { Block } from "./block.tsx";
import { OrderLicence } from "./order-licence.tsx";
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

const way = { margin: "16px 0 0", fontSize: 16, lineHeight: "24px" };
const link = { color: palette.accent, fontWeight: 600, textDecoration: "underline" };

interface OrderLineProps {
  item: OrderEmailLine;
  language: Language;
  texts: OrderTexts;
}

export function OrderLine({ item, language, texts }: OrderLineProps) {
  const { name, quantity, total, isFreebie, plan } = item;
  return (
    <Block className="rule" style={line}>
      <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0}>
        <tbody>
          <tr>
            <td style={{ verticalAlign: "top" }}>
              <Heading as="h2" className="ink" style={heading}>
                {name}
              </Heading>
              {quantity > 1 && <Small>{texts.quantity + texts.colon + quantity}</Small>}
              {isFreebie && <Small>{texts.gift}</Small>}
            </td>
            <td className="ink" style={amount}>
              {isFreebie ? texts.free : formatMoney(total, language)}
            </td>
          </tr>
        </tbody>
      </table>
      {plan !== null && <Small>{describePlan(plan, language, texts)}</Small>}
      {item.licences.map((licence) => (
        <OrderLicence
          key={licence.serial}
          title={titleLicence(item, licence, texts)}
          licence={licence}
          texts={texts}
        />
      ))}
      {item.downloads.map((download) => (
        <Text key={download.url} style={way}>
          <Link href={download.url} className="accent" style={link}>
            {texts.download(download.name)}
          </Link>
        </Text>
      ))}
    </Block>
  );
}

function Small({ children }: { children: string }) {
  return (
    <Text className="muted" style={small}>
      {children}
    </Text>
  );
}
