import { Button, PasswordField, TextField } from "@autotune/ui";
import type { Credentials } from "@autotune/contract";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { FailureText } from "./failure-text.tsx";
import { focusField } from "./focus-field.ts";
import { moveOnEnter } from "./move-on-enter.ts";

interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  busy: boolean;
  /** Why the last attempt failed. */
  failure: string | undefined;
  /** The e-mail is there already; the person goes on at the password. */
  startAtPassword: boolean;
  /** Says whether the person is signed in. */
  onSubmit: (credentials: Credentials) => Promise<boolean>;
}

/** Checked by the server alone: what is right here is only what opens the account. */
export function SignInForm(props: SignInFormProps) {
  const { email, onEmail, busy, failure, startAtPassword, onSubmit } = props;
  const { t } = useLingui();
  const [password, setPassword] = useState("");
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (startAtPassword) focusField(form.current, "password");
  }, [startAtPassword]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await onSubmit({ email, password })) return;
    setPassword("");
    focusField(form.current, "password");
  };

  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      onKeyDown={moveOnEnter}
      aria-busy={busy}
      className="grid gap-4"
    >
      <TextField
        label={t`Email`}
        name="email"
        // Not of the type "email": the browser's own check would refuse what only the server may.
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={onEmail}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        value={password}
        onChange={setPassword}
      />
      <FailureText text={failure} />
      <Button type="submit" wide busy={busy}>
        {busy ? <Trans>Signing you in…</Trans> : <Trans>Sign in</Trans>}
      </Button>
    </form>
  );
}
