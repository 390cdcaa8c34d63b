import { formatMoney } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { Heading, Link, Text } from "@react-email/components";
import { Block } from "../../platform/components/block.tsx";
import { palette } from "../../platform/components/palette.ts";
import type { Translate } from "../../platform/i18n.ts";
import { labelled } from "../../platform/shared-texts.ts";
import { listInstallers } from "./list-installers.ts";
import { describePlan } from "./describe-plan.ts";
import type { OrderEmailLine } from "./order-email.ts";
import { OrderLicence } from "./order-licence.tsx";
import { nameDownload, orderTexts } from "./order-texts.ts";
import { titleLicence } from "./title-licence.ts";

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
const sizeStyle = { color: palette.inkMuted, fontSize: 14 };
const checksum = {
  color: palette.inkMuted,
  fontFamily: "ui-monospace, Menlo, Consolas, monospace",
  fontSize: 12,
  lineHeight: "18px",
  wordBreak: "break-all" as const,
};
const link = { color: palette.accent, fontWeight: 600, textDecoration: "underline" };

interface OrderLineProps {
  item: OrderEmailLine;
  language: Language;
  translate: Translate;
}

export function OrderLine({ item, language, translate }: OrderLineProps) {
  const { name, quantity, total, isFreebie, plan } = item;
  const installers = listInstallers(item, language);
  // The files themselves are nearer than the page that has them.
  const pages = installers.length > 0 ? [] : item.downloads;
  return (
    <Block className="rule" style={line}>
      <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0}>
        <tbody>
          <tr>
            <td style={{ verticalAlign: "top" }}>
              <Heading as="h2" className="ink" style={heading}>
                {name}
              </Heading>
              {quantity > 1 && (
                <Small>{translate(labelled(translate(msg`Quantity`), quantity))}</Small>
              )}
              {isFreebie && <Small>{translate(orderTexts.gift)}</Small>}
            </td>
            <td className="ink" style={amount}>
              {isFreebie ? translate(orderTexts.free) : formatMoney(total, language)}
            </td>
          </tr>
        </tbody>
      </table>
      {plan !== null && <Small>{translate(describePlan(plan, language))}</Small>}
      {item.licences.map((licence) => (
        <OrderLicence
          key={licence.serial}
          title={titleLicence(item, licence, translate)}
          licence={licence}
          translate={translate}
        />
      ))}
      {installers.map(({ label, size, url, sha256 }) => (
        <Text key={url} style={way}>
          <Link href={url} className="accent" style={link}>
            {translate(label)}
          </Link>{" "}
          <span className="muted" style={sizeStyle}>
            {`(${size})`}
          </span>
          <br />
          <span className="muted" style={checksum}>
            {`SHA-256 ${sha256}`}
          </span>
        </Text>
      ))}
      {pages.map((download) => (
        <Text key={download.url} style={way}>
          <Link href={download.url} className="accent" style={link}>
            {translate(nameDownload(download.name))}
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
