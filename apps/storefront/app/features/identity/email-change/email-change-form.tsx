import { emailChangeHours, isEmail, normaliseEmail } from "@autotune/commerce";
import { Button, type FieldNote, FormActions, TextField } from "@autotune/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { focusField } from "../../../platform/forms/focus-field.ts";
import { InPlaceForm } from "../../../platform/forms/in-place-form.tsx";
import { CancelButton } from "../../../platform/queries/cancel-button.tsx";
import { CurrentPasswordField } from "../password/current-password-field.tsx";
import { startEmailChange, type StartedEmailChange } from "../api/email-change.ts";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

interface EmailChangeFormProps {
  /** The current one. */
  email: string;
  onRequested: () => void;
  onCancel: () => void;
}

/** Changes the account's email. */
export function EmailChangeForm({ email, onRequested, onCancel }: EmailChangeFormProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState("");
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<StartedEmailChange>();

  const isRight = isEmail(wanted.trim()) && outcome !== "invalidEmail";
  const isSame = normaliseEmail(wanted) === email;

  const emailNote = (): FieldNote | undefined => {
    if (!tried) return undefined;
    if (wanted === "") return { tone: "problem", text: t`Please fill this in` };
    if (!isRight) return { tone: "problem", text: t`Invalid email` };
    return isSame ? { tone: "problem", text: t`This is already your address.` } : undefined;
  };

  const submit = async (form: HTMLFormElement) => {
    setTried(true);
    if (!isRight || isSame) return focusField(form, "newEmail");
    if (password === "") return focusField(form, "password");
    setBusy(true);
    setOutcome(undefined);
    const result = await startEmailChange({ email: wanted.trim(), password });
    setBusy(false);
    setOutcome(result);
    if (result === "requested") onRequested();
    else if (result === "invalidEmail") focusField(form, "newEmail");
    else if (result === "wrongPassword") {
      setPassword("");
      focusField(form, "password");
    }
  };

  return (
    <InPlaceForm busy={busy} onSubmit={(form) => void submit(form)} onCancel={onCancel}>
      <TextField
        label={t`New email address`}
        name="newEmail"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        value={wanted}
        onChange={(value) => {
          setWanted(value);
          setOutcome(undefined);
        }}
        note={emailNote()}
      />
      <CurrentPasswordField
        value={password}
        onChange={(value) => {
          setPassword(value);
          setOutcome(undefined);
        }}
        tried={tried}
        isWrong={outcome === "wrongPassword"}
      />
      <p className="max-w-[60ch] text-14 text-muted">
        <Trans>
          We’ll email your current address and the new one. Click the link in both emails within{" "}
          <Plural value={emailChangeHours} one="# hour" other="# hours" />, and your address
          changes.
        </Trans>
      </p>
      <FailureNotice outcome={outcome} />
      <FormActions>
        <Button type="submit" size="small" busy={busy}>
          <Trans>Send confirmation emails</Trans>
        </Button>
        <CancelButton busy={busy} onCancel={onCancel} />
      </FormActions>
    </InPlaceForm>
  );
}
