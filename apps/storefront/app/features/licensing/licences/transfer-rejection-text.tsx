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
      return <Trans>The money was given back, so this licence has ended.</Trans>;
    case "upgraded":
      return (
        <Trans>You have upgraded it. The licence that took its place can be given away.</Trans>
      );
    case "gift":
      return <Trans>It came as a gift with another product and stays in your account.</Trans>;
    case "ownAddress":
      return <Trans>This is your own address.</Trans>;
    case "tooRecent":
      return from === null ? (
        <Trans>It can go to another person once its money cannot be asked back any more.</Trans>
      ) : (
        <Trans>
          It can go to another person from <ShownDate date={new Date(from)} /> on, when its money
          cannot be asked back any more.
        </Trans>
      );
  }
}
