import { CancelButton } from "../../../platform/queries/cancel-button.tsx";
import { Button, FormActions } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { focusField } from "../../../platform/forms/focus-field.ts";
import { InPlaceForm } from "../../../platform/forms/in-place-form.tsx";
import { CurrentPasswordField } from "../password/current-password-field.tsx";
import type { CreatedPasskey } from "./create-passkey.ts";

interface PasskeyPasswordFormProps {
  busy: boolean;
  isWrong: boolean;
  onSubmit: (password: string) => Promise<CreatedPasskey>;
  onCancel: () => void;
}

export function PasskeyPasswordForm({
  busy,
  isWrong,
  onSubmit,
  onCancel,
}: PasskeyPasswordFormProps) {
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);

  const submit = async (form: HTMLFormElement) => {
    setTried(true);
    if (password !== "" && (await onSubmit(password)) !== "wrongPassword") return;
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
          <Trans>Add a passkey</Trans>
        </Button>
        <CancelButton busy={busy} onCancel={onCancel} />
      </FormActions>
    </InPlaceForm>
  );
}
