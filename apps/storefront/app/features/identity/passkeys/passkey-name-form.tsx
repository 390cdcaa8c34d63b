import { Button, FormActions, TextField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { InPlaceForm } from "../../../platform/forms/in-place-form.tsx";
import { CancelButton } from "../../../platform/queries/cancel-button.tsx";
import { renamePasskey } from "../api/passkeys.ts";
import { useAction } from "../../../platform/queries/use-action.ts";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

interface PasskeyNameFormProps {
  id: string;
  name: string;
  onDone: () => void;
  onCancel: () => void;
}

export function PasskeyNameForm({ id, name, onDone, onCancel }: PasskeyNameFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(name);
  const [tried, setTried] = useState(false);
  const wanted = typed.trim();
  const { run, busy, failure } = useAction(() => renamePasskey(id, wanted), onDone);

  const submit = () => {
    setTried(true);
    if (wanted === name) onCancel();
    else if (wanted !== "") run();
  };

  return (
    <InPlaceForm busy={busy} onSubmit={submit} onCancel={onCancel}>
      <TextField
        label={t`Passkey name`}
        name="passkeyName"
        autoComplete="off"
        required
        value={typed}
        onChange={setTyped}
        note={
          tried && wanted === "" ? { tone: "problem", text: t`Please fill this in` } : undefined
        }
      />
      <FailureNotice outcome={failure} />
      <FormActions>
        <Button type="submit" size="small" busy={busy}>
          <Trans>Save</Trans>
        </Button>
        <CancelButton busy={busy} onCancel={onCancel} />
      </FormActions>
    </InPlaceForm>
  );
}
