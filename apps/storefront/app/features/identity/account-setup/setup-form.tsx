import type { SignUpField } from "@autotune/commerce";
import { rejectedPasswordOf } from "../api/rejected-password.ts";
import { Button } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { setUpAccount, type SessionResult } from "../session/session.ts";
import { AccountForm } from "../account-form/account-form.tsx";
import { authFailureText } from "../session/auth-failure-text.ts";
import { FailureText, type FormFailure } from "../account-form/failure-text.tsx";
import { GivenEmail } from "../account-form/given-email.tsx";
import { NameFields } from "../account-form/name-fields.tsx";
import { NewPasswordFields } from "../account-form/new-password-fields.tsx";
import { settleSession } from "../session/settle-session.ts";
import { useAccountFields } from "../account-form/use-account-fields.ts";

interface SetupFormProps {
  /** The link's parameters. */
  token: string;
  email: string;
  onDone: () => void;
  /** The link was used before, or it is too old. */
  onExpired: () => void;
}

const fields: readonly SignUpField[] = ["firstName", "lastName", "password", "confirmPassword"];

/** Names and a password for an account created by an order. */
export function SetupForm({ token, email, onDone, onExpired }: SetupFormProps) {
  const { i18n } = useLingui();
  const { typed, field, isIncomplete, check, rejectPassword } = useAccountFields({ fields, email });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure>();

  const handleResult = (result: SessionResult, form: HTMLFormElement) => {
    if (result.ok) {
      onDone();
      return;
    }
    const why = rejectedPasswordOf(result.error);
    if (why !== undefined) rejectPassword(form, why);
    else if (result.status === 400) onExpired();
    else setFailure({ text: i18n._(authFailureText(result)), status: result.status });
  };

  const submit = async (form: HTMLFormElement) => {
    if (busy || !check(form)) return;
    setBusy(true);
    setFailure(undefined);
    const result = await settleSession(
      setUpAccount({
        guest_token: token,
        first_name: typed.firstName.trim(),
        last_name: typed.lastName.trim(),
        email,
        password: typed.password,
      }),
    );
    setBusy(false);
    handleResult(result, form);
  };

  return (
    <AccountForm busy={busy} onSubmit={submit}>
      <GivenEmail email={email} />
      <NameFields field={field} />
      <NewPasswordFields field={field} />
      <FailureText failure={failure} />
      <Button type="submit" wide busy={busy} looksDisabled={isIncomplete}>
        {busy ? <Trans>Setting up your account…</Trans> : <Trans>Set up my account</Trans>}
      </Button>
    </AccountForm>
  );
}
