import type { AnswerTransferAnswer, LookAtTransferAnswer } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { AnswerPanel } from "./answer-panel.tsx";
import { AccountLink } from "./link-states.tsx";

type Standing = AnswerTransferAnswer["state"] | Exclude<LookAtTransferAnswer["state"], "open">;

interface TransferStateProps {
  transfer: LookAtTransferAnswer;
  state: Standing;
  isAnswer?: boolean;
}

/** Where the transfer of a licence stands; there is nothing to answer. */
export function TransferState({ transfer, state, isAnswer = false }: TransferStateProps) {
  const { title, text } = wordsOf(transfer, state);
  return (
    <AnswerPanel title={title} isAnswer={isAnswer} actions={<AccountLink />}>
      <p role="status">{text}</p>
    </AnswerPanel>
  );
}

function wordsOf(
  { role, product, from, to_email: taker }: LookAtTransferAnswer,
  state: Standing,
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
