import { asksForActiveConsent, type SignUp, type SignUpField } from "@autotune/commerce";
import { Button, CheckboxField, TextField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useContext, useState } from "react";
import { AccountForm } from "../account-form/account-form.tsx";
import type { AttemptOutcome } from "./attempt-outcome.ts";
import { FailureText, type FormFailure } from "../account-form/failure-text.tsx";
import { VisitorCountry } from "../../../platform/country/visitor-country.ts";
import { focusField } from "../../../platform/forms/focus-field.ts";
import { NameFields } from "../account-form/name-fields.tsx";
import { NewPasswordFields } from "../account-form/new-password-fields.tsx";
import { useAccountFields, type Names } from "../account-form/use-account-fields.ts";

interface SignUpFormProps {
  email: string;
  onEmail: (email: string) => void;
  names: Names;
  onNames: (changes: Partial<Names>) => void;
  busy: boolean;
  /** Why the last attempt failed. */
  failure: FormFailure | undefined;
  onSubmit: (signUp: SignUp) => Promise<AttemptOutcome>;
}

const fields: readonly SignUpField[] = [
  "firstName",
  "lastName",
  "email",
  "password",
  "confirmPassword",
];

export function SignUpForm(props: SignUpFormProps) {
  const { email, onEmail, names, onNames, busy, failure, onSubmit } = props;
  const { t } = useLingui();
  const { typed, field, isIncomplete, check, rejectPassword, emptyPasswords } = useAccountFields({
    fields,
    email,
    onEmail,
    names,
    onNames,
  });
  /** Undefined until the person has decided: then the country may still change. */
  const [chosen, setChosen] = useState<boolean>();
  const country = useContext(VisitorCountry);
  const optin = chosen ?? !asksForActiveConsent(country);

  const submit = async (form: HTMLFormElement) => {
    if (!check(form)) return;
    const outcome = await onSubmit({ ...typed, optin });
    if (outcome === "commonPassword" || outcome === "predictablePassword")
      rejectPassword(form, outcome);
    if (outcome !== "rejected") return;
    emptyPasswords();
    focusField(form, "password");
  };

  return (
    <AccountForm busy={busy} onSubmit={submit}>
      <p className="text-14 text-muted">
        <Trans>* Required</Trans>
      </p>
      <NameFields field={field} />
      <TextField
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field("email")}
      />
      <NewPasswordFields field={field} />
      <CheckboxField
        label={t`You may email me news and offers. I can unsubscribe at any time.`}
        name="optin"
        checked={optin}
        onChange={setChosen}
      />
      <FailureText failure={failure} />
      <Button type="submit" wide busy={busy} looksDisabled={isIncomplete}>
        {busy ? <Trans>Creating your account…</Trans> : <Trans>Create account</Trans>}
      </Button>
    </AccountForm>
  );
}
