import { Text } from "@react-email/components";
import { CopyBox } from "../../platform/components/copy-box.tsx";
import { palette } from "../../platform/components/palette.ts";
import type { Translate } from "../../platform/i18n.ts";
import { authenticationCode, serialNumber } from "../../platform/shared-texts.ts";
import type { OrderEmailLicence } from "./order-email.ts";
import { nameUpgrade, whereItGoes } from "./order-texts.ts";

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
  translate: Translate;
}

export function OrderLicence({ title, licence, translate }: OrderLicenceProps) {
  return (
    <div>
      {title !== "" && (
        <Text className="ink" style={heading}>
          {title}
        </Text>
      )}
      {licence.upgradedFrom !== null && (
        <Text className="muted" style={upgrade}>
          {translate(nameUpgrade(licence.upgradedFrom))}
        </Text>
      )}
      <CopyBox label={translate(serialNumber)} value={licence.serial} />
      <CopyBox label={translate(authenticationCode)} value={licence.authenticationString} />
      <Text className="muted" style={upgrade}>
        {translate(whereItGoes(licence.name))}
      </Text>
    </div>
  );
}
