import { isEmail, normaliseEmail } from "@autotune/commerce";
import { Button, type FieldNote, FormActions, PasswordField, TextField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { CancelButton } from "../../../platform/queries/cancel-button.tsx";
import { startEmailChange, type StartedEmailChange } from "../api/email-change.ts";
import { ActionFailed, TooManyTries } from "../../../platform/queries/part-states.tsx";

interface EmailChangeFormProps {
  /** The current one. */
  email: string;
  onRequested: () => void;
  onCancel: () => void;
}

/** Changes the account's email. The password rules out a browser that was left open. */
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
    return isSame ? { tone: "problem", text: t`This is your address already.` } : undefined;
  };
  const passwordNote = (): FieldNote | undefined => {
    if (outcome === "wrongPassword")
      return { tone: "problem", text: t`The password is not right.` };
    return tried && password === "" ? { tone: "problem", text: t`Please fill this in` } : undefined;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const lead = (name: string) => {
      const field = elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.focus();
    };
    if (busy) return;
    setTried(true);
    if (!isRight || isSame) return lead("newEmail");
    if (password === "") return lead("password");
    setBusy(true);
    setOutcome(undefined);
    const result = await startEmailChange({ email: wanted.trim(), password });
    setBusy(false);
    setOutcome(result);
    if (result === "requested") onRequested();
    else if (result === "invalidEmail") lead("newEmail");
    else if (result === "wrongPassword") {
      setPassword("");
      lead("password");
    }
  };

  return (
    <form
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => (key === "Escape" && !busy ? onCancel() : undefined)}
      aria-busy={busy}
      noValidate
      className="grid gap-4"
    >
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
      <PasswordField
        label={t`Your password`}
        name="password"
        autoComplete="current-password"
        required
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        value={password}
        onChange={(value) => {
          setPassword(value);
          setOutcome(undefined);
        }}
        note={passwordNote()}
      />
      <p className="max-w-[60ch] text-14 text-muted">
        <Trans>
          We write to the present address and to the new one. The address changes when both letters
          were answered, within 24 hours.
        </Trans>
      </p>
      {outcome === "failed" ? <ActionFailed /> : null}
      {outcome === "tooMany" ? <TooManyTries /> : null}
      <FormActions>
        <Button type="submit" size="small" busy={busy}>
          <Trans>Send both letters</Trans>
        </Button>
        <CancelButton busy={busy} onCancel={onCancel} />
      </FormActions>
    </form>
  );
}
