import { CancelButton } from "../../../platform/queries/cancel-button.tsx";
import { Button, FormActions } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { focusField } from "../../../platform/forms/focus-field.ts";
import { InPlaceForm } from "../../../platform/forms/in-place-form.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";

interface OwnerPasswordFormProps {
  /** What the button does. */
  action: ReactNode;
  busy: boolean;
  isWrong: boolean;
  /** Returns whether the password was the right one. */
  onSubmit: (password: string) => Promise<boolean>;
  onCancel: () => void;
}

/** Asks who is there, where the sign-in was a while ago. */
export function OwnerPasswordForm({
  action,
  busy,
  isWrong,
  onSubmit,
  onCancel,
}: OwnerPasswordFormProps) {
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);

  const submit = async (form: HTMLFormElement) => {
    setTried(true);
    if (password !== "" && (await onSubmit(password))) return;
    setPassword("");
    focusField(form, "password");
  };

  return (
    <InPlaceForm busy={busy} onSubmit={(form) => void submit(form)} onCancel={onCancel}>
      <p className="max-w-[60ch] text-16 text-muted">
        <Trans>
          It’s been a while since you signed in. Enter your password to confirm it’s you.
        </Trans>
      </p>
      <CurrentPasswordField
        value={password}
        onChange={setPassword}
        tried={tried}
        isWrong={isWrong}
      />
      <FormActions>
        <Button type="submit" size="small" busy={busy}>
          {action}
        </Button>
        <CancelButton busy={busy} onCancel={onCancel} />
      </FormActions>
    </InPlaceForm>
  );
}
