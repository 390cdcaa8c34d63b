import { findSignUpProblems, type SignUp, type SignUpField } from "@autotune/commerce";
import { Button, CheckboxField, PasswordField, TextField, type FieldNote } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { FailureText } from "./failure-text.tsx";
import { findFieldNotes, type Note } from "./find-field-notes.ts";
import { focusField } from "./focus-field.ts";
import { moveOnEnter } from "./move-on-enter.ts";

interface SignUpFormProps {
  email: string;
  onEmail: (email: string) => void;
  busy: boolean;
  /** Why the last attempt failed. */
  failure: string | undefined;
  /** Says whether the account is there. */
  onSubmit: (signUp: SignUp) => Promise<boolean>;
}

const empty = { firstName: "", lastName: "", password: "", confirmPassword: "", optin: true };

export function SignUpForm({ email, onEmail, busy, failure, onSubmit }: SignUpFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<SignUpField>>(new Set());
  const [tried, setTried] = useState(false);

  const signUp: SignUp = { ...typed, email };
  const problems = findSignUpProblems(signUp);
  const notes = findFieldNotes(signUp, left, tried);
  const rule = t`6+ capital and lowercase letters and numbers`;
  const texts: Record<Note, FieldNote> = {
    missing: { tone: "problem", text: t`Please fill this in` },
    invalidCharacters: { tone: "problem", text: t`Invalid characters` },
    invalidEmail: { tone: "problem", text: t`Invalid email` },
    passwordRule: { tone: "problem", text: rule },
    match: { tone: "right", text: t`Passwords match` },
    noMatch: { tone: "problem", text: t`Passwords don't match` },
  };

  const field = (name: SignUpField) => {
    const note = notes[name];
    return {
      name,
      required: true,
      value: signUp[name],
      onChange: (value: string) =>
        name === "email" ? onEmail(value) : setTyped((before) => ({ ...before, [name]: value })),
      onLeave: () => setLeft((before) => new Set([...before, name])),
      note: note === undefined ? undefined : texts[note],
    };
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const [first] = problems;
    if (first !== undefined) {
      // Says at each field what is missing, and begins at the first.
      setTried(true);
      focusField(form, first);
      return;
    }
    if (await onSubmit(signUp)) return;
    setTyped((before) => ({ ...before, password: "", confirmPassword: "" }));
    setTried(false);
    focusField(form, "password");
  };

  const passwordField = field("password");
  const passwordLabels = { showLabel: t`Show password`, hideLabel: t`Hide password` };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      onKeyDown={moveOnEnter}
      aria-busy={busy}
      noValidate
      className="grid gap-4"
    >
      <p className="text-14 text-muted">
        <Trans>* Required</Trans>
      </p>
      <div className="@container">
        <div className="grid gap-4 @min-[24rem]:grid-cols-2">
          <TextField label={t`First name`} autoComplete="given-name" {...field("firstName")} />
          <TextField label={t`Last name`} autoComplete="family-name" {...field("lastName")} />
        </div>
      </div>
      <TextField
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field("email")}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="new-password"
        {...passwordLabels}
        {...passwordField}
        note={passwordField.note ?? { tone: "hint", text: rule }}
      />
      <PasswordField
        label={t`Confirm password`}
        autoComplete="new-password"
        {...passwordLabels}
        {...field("confirmPassword")}
      />
      <CheckboxField
        label={t`Send me news, tutorials and offers by email. I can stop this at any time.`}
        name="optin"
        checked={typed.optin}
        onChange={(optin) => setTyped((before) => ({ ...before, optin }))}
      />
      <FailureText text={failure} />
      <Button type="submit" wide busy={busy} looksDisabled={problems.length > 0}>
        {busy ? <Trans>Creating your account…</Trans> : <Trans>Create account</Trans>}
      </Button>
    </form>
  );
}
