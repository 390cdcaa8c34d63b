import { withdrawalDays } from "@autotune/commerce";
import type { TransferRejection } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";

interface TransferRejectionTextProps {
  reason: TransferRejection;
  /** The earliest date of a transfer, where it is only too early. */
  from: string | null;
}

/** Why a licence cannot be transferred. */
export function TransferRejectionText({ reason, from }: TransferRejectionTextProps) {
  switch (reason) {
    case "revoked":
      return <Trans>This license was refunded and can’t be transferred.</Trans>;
    case "upgraded":
      return (
        <Trans>You’ve upgraded this license. You can transfer the one that replaced it.</Trans>
      );
    case "gift":
      return <Trans>This license was a gift with another product and stays in your account.</Trans>;
    case "ownAddress":
      return <Trans>This is your own address.</Trans>;
    case "tooRecent":
      return from === null ? (
        <Trans>
          You can transfer this license once the {withdrawalDays}-day refund window has closed.
        </Trans>
      ) : (
        <Trans>
          You can transfer this license from <ShownDate date={new Date(from)} />, once the{" "}
          {withdrawalDays}-day refund window has closed.
        </Trans>
      );
  }
}
