import { normaliseEmail } from "@autotune/commerce";
import type { LookAtTransferResponse } from "@autotune/contract";
import { Button, Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { respondToTransfer, lookAtTransfer, type TransferOutcome } from "../api/transfer-links.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useUser } from "../../identity/session/user-store.ts";
import { ConfirmationPanel } from "../../../platform/link-pages/confirmation-panel.tsx";
import { requestAccountSignIn } from "../../identity/session/request-account-sign-in.ts";
import { LinkExpired } from "../../../platform/link-pages/link-states.tsx";
import { LookedUpLink } from "../../../platform/link-pages/looked-up-link.tsx";
import { TransferState } from "./transfer-state.tsx";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";
import { isFailure } from "../../../platform/failures/request-failure.ts";

/** The transfer of a licence to another person: each of the two accepts or declines from their own mailbox. */
export function TransferConfirmation({ token }: { token: string }) {
  const language = useLanguage();
  return (
    <LookedUpLink look={() => lookAtTransfer(token, language)}>
      {(transfer) =>
        transfer.state === "open" ? (
          <Question token={token} transfer={transfer} />
        ) : (
          <TransferState transfer={transfer} state={transfer.state} />
        )
      }
    </LookedUpLink>
  );
}

interface QuestionProps {
  token: string;
  transfer: LookAtTransferResponse;
}

function Question({ token, transfer }: QuestionProps) {
  const { role, to_email: taker } = transfer;
  const { status, user } = useUser();
  const isTaker = user !== null && normaliseEmail(user.email) === normaliseEmail(taker);
  const [pressed, setPressed] = useState<"yes" | "no">();
  const [result, setResult] = useState<TransferOutcome>();

  const respond = async (word: "yes" | "no") => {
    if (pressed !== undefined) return;
    setPressed(word);
    setResult(undefined);
    const outcome = await respondToTransfer(token, word === "yes");
    setPressed(undefined);
    setResult(outcome);
  };

  if (result === "expired") return <LinkExpired takesFocus />;
  if (result !== undefined && !isFailure(result) && result !== "otherAccount")
    return <TransferState transfer={transfer} state={result} takesFocus />;
  return (
    <ConfirmationPanel
      title={
        role === "giver" ? <Trans>Transfer your license</Trans> : <Trans>A license for you</Trans>
      }
      actions={
        <>
          {result === "otherAccount" && !isTaker ? (
            <Button busy={status === "unknown"} onClick={() => requestAccountSignIn(taker)}>
              <Trans>Sign in as {taker}</Trans>
            </Button>
          ) : (
            <Button
              busy={pressed === "yes"}
              looksDisabled={pressed === "no"}
              onClick={() => void respond("yes")}
            >
              {role === "giver" ? <Trans>Transfer license</Trans> : <Trans>Accept license</Trans>}
            </Button>
          )}
          <Button
            variant="secondary"
            busy={pressed === "no"}
            looksDisabled={pressed === "yes"}
            onClick={() => void respond("no")}
          >
            {role === "giver" ? (
              <Trans>Keep my license</Trans>
            ) : (
              <Trans context="transfer">Decline</Trans>
            )}
          </Button>
        </>
      }
    >
      {role === "giver" ? <ToGiver transfer={transfer} /> : <ToTaker transfer={transfer} />}
      {result === "otherAccount" ? (
        <Notice tone="info">
          <Trans>
            You already have an account with this address. Please sign in, then click again.
          </Trans>
        </Notice>
      ) : null}
      <FailureNotice outcome={result} />
    </ConfirmationPanel>
  );
}

function ToGiver({ transfer }: { transfer: LookAtTransferResponse }) {
  const { product, to_email: taker } = transfer;
  return (
    <>
      <p>
        <Trans>
          Your license for <strong className="text-text">{product}</strong> goes to{" "}
          <strong className="text-text wrap-anywhere">{taker}</strong> once you’ve both confirmed.
        </Trans>
      </p>
      <p>
        <Trans>
          It then leaves your account and stops working on your computers. This can’t be undone.
        </Trans>
      </p>
    </>
  );
}

function ToTaker({ transfer }: { transfer: LookAtTransferResponse }) {
  const { product, from, to_email: taker } = transfer;
  return (
    <>
      <p>
        <Trans>
          <strong className="text-text wrap-anywhere">{from}</strong> is giving you a license for{" "}
          <strong className="text-text">{product}</strong>. It costs you nothing.
        </Trans>
      </p>
      <p>
        <Trans>
          It goes to the account for <strong className="text-text wrap-anywhere">{taker}</strong>{" "}
          once you’ve both confirmed. If there’s no account yet, we’ll create one and email you a
          link to set it up.
        </Trans>
      </p>
    </>
  );
}
