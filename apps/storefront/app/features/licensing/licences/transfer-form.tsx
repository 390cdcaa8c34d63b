import { isEmail } from "@autotune/commerce";
import { Button, Notice, TextField, type FieldNote } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { focusField } from "../../../platform/forms/focus-field.ts";
import { InPlaceForm } from "../../../platform/forms/in-place-form.tsx";
import { CancelButton } from "../../../platform/queries/cancel-button.tsx";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";
import { isFailure } from "../../../platform/failures/request-failure.ts";
import { startTransfer, type StartedTransfer } from "../api/licences.ts";
import { TransferRejectionText } from "./transfer-rejection-text.tsx";

interface TransferFormProps {
  serial: string;
  onStarted: () => void;
  onCancel: () => void;
}

export function TransferForm({ serial, onStarted, onCancel }: TransferFormProps) {
  const { t } = useLingui();
  const [email, setEmail] = useState("");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<StartedTransfer>();
  const isRight = isEmail(email.trim()) && outcome !== "invalidEmail";
  const note: FieldNote | undefined =
    tried && !isRight
      ? { tone: "problem", text: email === "" ? t`Please fill this in` : t`Invalid email` }
      : undefined;

  const submit = async (form: HTMLFormElement) => {
    setTried(true);
    if (!isRight) return focusField(form, "toEmail");
    setBusy(true);
    const result = await startTransfer(serial, email.trim());
    setBusy(false);
    setOutcome(result);
    // If another tab was faster, its transfer is shown.
    if (result === "started" || result === "open") onStarted();
  };

  return (
    <InPlaceForm
      busy={busy}
      onSubmit={(form) => void submit(form)}
      onCancel={onCancel}
      className="max-w-120"
    >
      <TextField
        label={t`New owner’s email address`}
        name="toEmail"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        value={email}
        onChange={(value) => {
          setEmail(value);
          setOutcome(undefined);
        }}
        note={note}
      />
      <Outcome outcome={outcome} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy}>
          <Trans>Send confirmation emails</Trans>
        </Button>
        <CancelButton busy={busy} onCancel={onCancel} />
      </div>
    </InPlaceForm>
  );
}

function Outcome({ outcome }: { outcome: StartedTransfer | undefined }) {
  if (outcome === undefined || outcome === "started" || outcome === "open") return null;
  // Shown at the field.
  if (outcome === "invalidEmail") return null;
  if (isFailure(outcome)) return <FailureNotice outcome={outcome} />;
  return (
    <Notice tone="warning">
      <TransferRejectionText reason={outcome} from={null} />
    </Notice>
  );
}
