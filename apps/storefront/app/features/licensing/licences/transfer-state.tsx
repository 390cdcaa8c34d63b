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
        title: <Trans>Thanks. You’ve confirmed.</Trans>,
        text:
          role === "giver" ? (
            <Trans>
              {product} transfers once {taker} confirms too. We’ll email you both.
            </Trans>
          ) : (
            <Trans>
              {product} is yours once {from} confirms too. We’ll email you both.
            </Trans>
          ),
      };
    case "done":
      return {
        title: <Trans>The license has a new owner.</Trans>,
        text:
          role === "giver" ? (
            <Trans>
              {product} now belongs to {taker}.
            </Trans>
          ) : (
            <Trans>
              {product} is yours. The serial number and downloads are in the account for {taker}.
            </Trans>
          ),
      };
    case "declined":
      return {
        title: <Trans>Transfer declined.</Trans>,
        text: <Trans>{product} stays where it is.</Trans>,
      };
    case "withdrawn":
      return {
        title: <Trans>Transfer canceled.</Trans>,
        text: <Trans>{product} stays where it is.</Trans>,
      };
    case "expired":
      return {
        title: <Trans>This transfer has expired.</Trans>,
        text: (
          <Trans>It wasn’t confirmed by both of you in time. {product} stays where it is.</Trans>
        ),
      };
  }
}
