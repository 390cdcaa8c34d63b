import type { TransferDecisionResponse, LookAtTransferResponse } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ConfirmationPanel } from "../../../platform/link-pages/confirmation-panel.tsx";
import { AccountLink } from "../../../platform/link-pages/link-states.tsx";

type TransferStatus =
  | TransferDecisionResponse["state"]
  | Exclude<LookAtTransferResponse["state"], "open">;

interface TransferStateProps {
  transfer: LookAtTransferResponse;
  state: TransferStatus;
  takesFocus?: boolean;
}

/** The state of a licence transfer; there is nothing to confirm. */
export function TransferState({ transfer, state, takesFocus = false }: TransferStateProps) {
  const { title, text } = wordsOf(transfer, state);
  return (
    <ConfirmationPanel title={title} takesFocus={takesFocus} actions={<AccountLink />}>
      <p role="status">{text}</p>
    </ConfirmationPanel>
  );
}

function wordsOf(
  { role, product, from, to_email: taker }: LookAtTransferResponse,
  state: TransferStatus,
): { title: ReactNode; text: ReactNode } {
  switch (state) {
    case "waiting":
      return {
        title: <Trans>Your yes is noted.</Trans>,
        text:
          role === "giver" ? (
            <Trans>
              {product} moves when {taker} has said yes too. You both get a letter then.
            </Trans>
          ) : (
            <Trans>
              {product} comes to you when {from} has said yes too. You both get a letter then.
            </Trans>
          ),
      };
    case "done":
      return {
        title: <Trans>The licence has a new owner.</Trans>,
        text:
          role === "giver" ? (
            <Trans>
              {product} belongs to {taker} now.
            </Trans>
          ) : (
            <Trans>
              {product} is yours. Serial number and downloads are in the account of {taker}.
            </Trans>
          ),
      };
    case "declined":
      return {
        title: <Trans>It was declined.</Trans>,
        text: <Trans>{product} stays where it was.</Trans>,
      };
    case "withdrawn":
      return {
        title: <Trans>It was withdrawn.</Trans>,
        text: <Trans>{product} stays where it was.</Trans>,
      };
    case "expired":
      return {
        title: <Trans>The time for it is over.</Trans>,
        text: <Trans>Not both have answered in time. {product} stays where it was.</Trans>,
      };
  }
}
