import type { MessageDescriptor } from "@lingui/core";
import { rejectedPasswordOf } from "../api/rejected-password.ts";
import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { loadFresh } from "../../../platform/api/load-fresh.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { isTrackingAllowed } from "../../consent/consent-status.ts";
import { closeSignIn } from "../session/sign-in-dialog.ts";
import { notify } from "../../../platform/notifications/notifications.ts";
import type { SessionResult } from "../session/session.ts";
import type { AttemptOutcome } from "./attempt-outcome.ts";
import { authFailureText, type AuthFailure } from "../session/auth-failure-text.ts";
import { settleSession } from "../session/settle-session.ts";
import { setupLink } from "./setup-link.ts";
import type { FormFailure } from "../account-form/failure-text.tsx";

interface AttemptOptions {
  /** Return to the checkout if the account has to be completed first. */
  returnToCheckout: boolean;
  onDone: () => void;
}

/** Undefined: the person cancelled it. */
type Start = () => Promise<SessionResult | undefined>;

/** Starts a session and notifies the person of the outcome, for every form that signs in or up. */
export function useAttempt({ returnToCheckout, onDone }: AttemptOptions) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure>();
  const running = useRef<Promise<AttemptOutcome>>(null);

  const runAttempt = async (
    start: Start,
    textOf: (failure: AuthFailure) => MessageDescriptor,
  ): Promise<AttemptOutcome> => {
    const result = await settleSession(start());
    if (result === undefined) return "noResponse";
    if (result.ok) {
      notify({ kind: "success", text: t`Login Successful`, seconds: 4 });
      onDone();
      return "done";
    }
    const { status, error, setup } = result;
    if (setup !== undefined) {
      closeSignIn();
      const link = setupLink(setup, language, { returnToCheckout });
      // The URL holds a token that this document's tracking scripts could read; a new document loads none.
      if (isTrackingAllowed()) location.assign(link);
      else void navigate(link);
      return "done";
    }
    // The server no longer supports this release's API.
    if ((status === 412 || status === 404) && loadFresh()) return "done";
    // Shown at its field.
    const rejected = rejectedPasswordOf(error);
    if (rejected !== undefined) return rejected;
    const text = i18n._(textOf(result));
    setFailure({ text, status });
    // Without a connection one message is enough: the form's own.
    if (status !== 0) notify({ kind: "error", text, seconds: 20 });
    if (status === 409) return "accountExists";
    return status === 0 ? "noResponse" : "rejected";
  };

  /** One attempt at a time, however often a button is clicked. */
  const attempt = (start: Start, textOf = authFailureText): Promise<AttemptOutcome> => {
    if (running.current !== null) return running.current;
    setBusy(true);
    setFailure(undefined);
    running.current = runAttempt(start, textOf).finally(() => {
      running.current = null;
      setBusy(false);
    });
    return running.current;
  };

  return { attempt, busy, failure, clearFailure: () => setFailure(undefined) };
}
