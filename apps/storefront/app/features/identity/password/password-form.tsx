import { isPassword, longestPassword, shortestPassword } from "@autotune/commerce";
import { Button, type FieldNote, FormActions, PasswordField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { focusField } from "../../../platform/forms/focus-field.ts";
import { InPlaceForm } from "../../../platform/forms/in-place-form.tsx";
import { CancelButton } from "../../../platform/queries/cancel-button.tsx";
import { changePassword, type ChangedPassword } from "../api/change-password.ts";
import { useUser } from "../session/user-store.ts";
import { findPasswordNotes, type PasswordNote, type PasswordTyped } from "./find-password-notes.ts";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";
import { isFailure } from "../../../platform/failures/request-failure.ts";

interface PasswordFormProps {
  onChanged: () => void;
  onCancel: () => void;
}

const empty: PasswordTyped = { current: "", password: "", confirmPassword: "" };
const fields = ["current", "password", "confirmPassword"] as const;
type PasswordFieldName = (typeof fields)[number];

/** Changes the password; requires the current one. */
export function PasswordForm({ onChanged, onCancel }: PasswordFormProps) {
  const { t } = useLingui();
  const email = useUser(({ user }) => user?.email ?? "");
  const [typed, setTyped] = useState(empty);
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ChangedPassword>();

  const notes = findPasswordNotes(typed, { tried, left, outcome });
  const rule = t`${shortestPassword}+ capital and lowercase letters and numbers`;
  const limit = t`At most ${longestPassword} characters`;
  const texts: Record<PasswordNote, FieldNote> = {
    missing: { tone: "problem", text: t`Please fill this in` },
    wrong: { tone: "problem", text: t`Incorrect password.` },
    hint: { tone: "hint", text: `${rule} · ${limit}` },
    rule: { tone: "problem", text: rule },
    tooLong: { tone: "problem", text: limit },
    common: {
      tone: "problem",
      text: t`This password is too common and easy to guess. Please choose another one.`,
    },
    predictable: {
      tone: "problem",
      text: t`This password is made of your name, your email or one of our product names. Please choose another one.`,
    },
    match: { tone: "right", text: t`Passwords match` },
    noMatch: { tone: "problem", text: t`Passwords don't match` },
  };

  const field = (name: PasswordFieldName) => {
    const note = notes[name];
    return {
      name,
      required: true,
      showLabel: t`Show password`,
      hideLabel: t`Hide password`,
      value: typed[name],
      onChange: (value: string) => {
        setTyped((before) => ({ ...before, [name]: value }));
        setOutcome(undefined);
      },
      note: note === undefined ? undefined : texts[note],
    };
  };

  const submit = async (form: HTMLFormElement) => {
    const lead = (name: PasswordFieldName) => focusField(form, name);
    setTried(true);
    if (typed.current === "") return lead("current");
    if (!isPassword(typed.password)) return lead("password");
    if (typed.confirmPassword !== typed.password) return lead("confirmPassword");
    setBusy(true);
    setOutcome(undefined);
    const result = await changePassword(typed);
    setBusy(false);
    setOutcome(result);
    if (result === "changed") onChanged();
    else if (result === "wrongPassword") {
      setTyped((before) => ({ ...before, current: "" }));
      lead("current");
    } else if (!isFailure(result)) lead("password");
  };

  return (
    <InPlaceForm busy={busy} onSubmit={(form) => void submit(form)} onCancel={onCancel}>
      {/* For password managers: the account's email. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        {...field("current")}
      />
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        onLeave={() => setLeft(true)}
        {...field("password")}
      />
      <PasswordField
        label={t`Confirm password`}
        autoComplete="new-password"
        {...field("confirmPassword")}
      />
      <FailureNotice outcome={outcome} />
      <FormActions>
        <Button type="submit" size="small" busy={busy}>
          <Trans>Change password</Trans>
        </Button>
        <CancelButton busy={busy} onCancel={onCancel} />
      </FormActions>
    </InPlaceForm>
  );
}
