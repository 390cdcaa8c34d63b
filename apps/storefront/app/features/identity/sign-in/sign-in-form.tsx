import { Button, linkClass, PasswordField, TextField } from "@autotune/ui";
import type { Credentials } from "@autotune/contract";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { openPasswordReset } from "../session/sign-in-dialog.ts";
import { AccountForm } from "../account-form/account-form.tsx";
import type { AttemptOutcome } from "./attempt-outcome.ts";
import { FailureText, type FormFailure } from "../account-form/failure-text.tsx";
import { focusField } from "../../../platform/forms/focus-field.ts";
import { PasskeyButton } from "./passkey-button.tsx";

interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  busy: boolean;
  /** Why the last attempt failed. */
  failure: FormFailure | undefined;
  /** Already entered and known to have an account; the focus goes to the password. */
  givenEmail: string;
  /** It cannot be changed. */
  emailLocked: boolean;
  onSubmit: (credentials: Credentials) => Promise<AttemptOutcome>;
  onPasskey: () => void;
}

/** Validated by the server only: any e-mail and password may be submitted. */
export function SignInForm(props: SignInFormProps) {
  const { email, onEmail, busy, failure, givenEmail, emailLocked, onSubmit, onPasskey } = props;
  const { t } = useLingui();
  const [password, setPassword] = useState("");
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (givenEmail !== "") focusField(form.current, "password");
  }, [givenEmail]);

  const submit = async () => {
    if ((await onSubmit({ email, password })) !== "rejected") return;
    setPassword("");
    focusField(form.current, "password");
  };

  return (
    <AccountForm ref={form} busy={busy} onSubmit={submit}>
      <TextField
        label={t`Email`}
        name="email"
        // Not type "email": some browsers alter its value before it is sent.
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={emailLocked}
        value={email}
        onChange={onEmail}
        note={
          emailLocked
            ? { tone: "hint", text: t`The link you followed is for this account.` }
            : undefined
        }
      />
      <div>
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          value={password}
          onChange={setPassword}
        />
        <button
          type="button"
          aria-disabled={busy}
          onClick={() => (busy ? undefined : openPasswordReset(email.trim()))}
          className={`${linkClass} mt-1 min-h-10 text-14 text-muted`}
        >
          <Trans>Forgot your password?</Trans>
        </button>
      </div>
      <FailureText failure={failure} />
      <Button type="submit" wide busy={busy}>
        {busy ? <Trans>Signing you in…</Trans> : <Trans>Sign in</Trans>}
      </Button>
      {emailLocked ? null : <PasskeyButton busy={busy} onClick={onPasskey} />}
    </AccountForm>
  );
}
