import { CopyField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { OrderLicence } from "../../checkout/api/read-order.ts";

interface LicenceProps {
  licence: OrderLicence;
  /** For a bundle: which of its products it is for. */
  named: boolean;
}

/** The serial number; for a licence that is no longer valid, the reason. */
export function Licence({ licence, named }: LicenceProps) {
  const { t } = useLingui();
  const { name, serial, authenticationString, upgradedFrom, isUpgraded, isRevoked } = licence;
  const texts = { copy: t`Copy`, copied: t`Copied` };
  return (
    <li>
      {named ? <p className="mb-2 text-14 font-semibold">{name}</p> : null}
      {upgradedFrom === null ? null : (
        <p className="mb-2 text-14 text-muted">
          <Trans>Replaces your {upgradedFrom}.</Trans>
        </p>
      )}
      {isRevoked || isUpgraded ? (
        <p className="text-14 text-muted">
          <s className="font-mono">{serial}</s>{" "}
          {isRevoked ? (
            <Trans>Refunded. This license has ended.</Trans>
          ) : (
            <Trans>Upgraded. A newer license has replaced it.</Trans>
          )}
        </p>
      ) : (
        <div className="grid gap-3 @min-[38rem]:grid-cols-[2fr_3fr]">
          <CopyField label={t`Serial number`} value={serial} texts={texts} />
          <CopyField label={t`Authentication code`} value={authenticationString} texts={texts} />
          <p className="text-14 text-muted @min-[38rem]:col-span-2">
            <Trans>Enter both in {name} when you open it for the first time.</Trans>
          </p>
        </div>
      )}
    </li>
  );
}
