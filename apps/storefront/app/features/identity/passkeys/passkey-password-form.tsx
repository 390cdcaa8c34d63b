import { CancelButton } from "../../../platform/queries/cancel-button.tsx";
import { Button, type FieldNote, FormActions, PasswordField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import type { CreatedPasskey } from "./create-passkey.ts";

interface PasskeyPasswordFormProps {
  busy: boolean;
  isWrong: boolean;
  onSubmit: (password: string) => Promise<CreatedPasskey>;
  onCancel: () => void;
}

/** The password rules out a browser that was left open. */
export function PasskeyPasswordForm({
  busy,
  isWrong,
  onSubmit,
  onCancel,
}: PasskeyPasswordFormProps) {
  const { t } = useLingui();
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);

  const note = (): FieldNote | undefined => {
    if (password !== "" || !tried) return undefined;
    return {
      tone: "problem",
      text: isWrong ? t`The password is not right.` : t`Please fill this in`,
    };
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("password");
    if (busy) return;
    setTried(true);
    if (password !== "" && (await onSubmit(password)) !== "wrongPassword") return;
    setPassword("");
    if (field instanceof HTMLInputElement) field.focus();
  };

  return (
    <form
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => (key === "Escape" && !busy ? onCancel() : undefined)}
      aria-busy={busy}
      noValidate
      className="grid gap-4"
    >
      <p className="max-w-[60ch] text-16 text-muted">
        <Trans>You signed in a while ago. Please confirm with your password that it is you.</Trans>
      </p>
      <PasswordField
        label={t`Your password`}
        name="password"
        autoComplete="current-password"
        required
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        value={password}
        onChange={setPassword}
        note={note()}
      />
      <FormActions>
        <Button type="submit" size="small" busy={busy}>
          <Trans>Add a passkey</Trans>
        </Button>
        <CancelButton busy={busy} onCancel={onCancel} />
      </FormActions>
    </form>
  );
}
