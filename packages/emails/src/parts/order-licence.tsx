import { Text } from "@react-email/components";
import type { OrderEmailLicence } from "../order-email.ts";
import type { OrderTexts } from "../texts/order/order-texts.ts";
import { CopyBox } from "./copy-box.tsx";
import { palette } from "./palette.ts";

const heading = {
  margin: "20px 0 0",
  color: palette.ink,
  fontSize: 14,
  lineHeight: "20px",
  fontWeight: 600,
  overflowWrap: "anywhere" as const,
};
const upgrade = { margin: "8px 0 0", color: palette.inkMuted, fontSize: 14, lineHeight: "20px" };

interface OrderLicenceProps {
  /** Empty where the line has one licence. */
  title: string;
  licence: OrderEmailLicence;
  texts: OrderTexts;
}

export function OrderLicence({ title, licence, texts }: OrderLicenceProps) {
  return (
    <div>
      {title !== "" && (
        <Text className="ink" style={heading}>
          {title}
        </Text>
      )}
      {licence.upgradedFrom !== null && (
        <Text className="muted" style={upgrade}>
          {texts.upgradedFrom(licence.upgradedFrom)}
        </Text>
      )}
      <CopyBox label={texts.serialNumber} value={licence.serial} />
      <CopyBox label={texts.authenticationCode} value={licence.authenticationString} />
    </div>
  );
}
