import type { SignUpField } from "@autotune/commerce";
import { Button } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { AccountForm } from "../account-form/account-form.tsx";
import { authFailureText } from "../session/auth-failure-text.ts";
import { FailureText, type FormFailure } from "../account-form/failure-text.tsx";
import { GivenEmail } from "../account-form/given-email.tsx";
import { NewPasswordFields } from "../account-form/new-password-fields.tsx";
import { setNewPassword } from "./set-new-password.ts";
import { useAccountFields } from "../account-form/use-account-fields.ts";

interface NewPasswordFormProps {
  /** The link's parameters; the email address may be missing. */
  token: string;
  email: string;
  onDone: () => void;
  /** The link was used before, a newer one was sent, or it is too old. */
  onExpired: () => void;
}

const fields: readonly SignUpField[] = ["password", "confirmPassword"];

/** Sets a new password for an account, by the link of an email. */
export function NewPasswordForm({ token, email, onDone, onExpired }: NewPasswordFormProps) {
  const { i18n } = useLingui();
  const { typed, field, isIncomplete, check, rejectPassword } = useAccountFields({ fields, email });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure>();

  const submit = async (form: HTMLFormElement) => {
    if (busy || !check(form)) return;
    setBusy(true);
    setFailure(undefined);
    const result = await setNewPassword(token, typed.password);
    setBusy(false);
    switch (result.kind) {
      case "done":
        onDone();
        return;
      case "expired":
        onExpired();
        return;
      case "commonPassword":
      case "predictablePassword":
        rejectPassword(form, result.kind);
        return;
      case "failed":
        setFailure({ text: i18n._(authFailureText(result)), status: result.status });
    }
  };

  return (
    <AccountForm busy={busy} onSubmit={submit}>
      {email === "" ? null : <GivenEmail email={email} />}
      <NewPasswordFields field={field} />
      <FailureText failure={failure} />
      <Button type="submit" wide busy={busy} looksDisabled={isIncomplete}>
        {busy ? <Trans>Saving…</Trans> : <Trans>Set new password</Trans>}
      </Button>
    </AccountForm>
  );
}
