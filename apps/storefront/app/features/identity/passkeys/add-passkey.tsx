import { Button, Notice, useInPlace } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";
import { createPasskey, type CreatedPasskey } from "./create-passkey.ts";
import { OwnerPasswordForm } from "../password/owner-password-form.tsx";

/** Adds a passkey. The password is requested only if the server requires it. */
export function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const [outcome, setOutcome] = useState<CreatedPasskey>();
  const [busy, setBusy] = useState(false);
  const [needsPassword, setNeedsPassword] = useState(false);
  const { opener, place } = useInPlace<HTMLDivElement>(needsPassword);

  const add = async (password?: string): Promise<CreatedPasskey> => {
    setBusy(true);
    setOutcome(undefined);
    const created = await createPasskey(password);
    setBusy(false);
    setOutcome(created);
    setNeedsPassword(created === "passwordRequired" || created === "wrongPassword");
    if (created === "added") onAdded();
    return created;
  };
  const cancel = () => {
    setNeedsPassword(false);
    setOutcome(undefined);
  };

  return (
    <div className="mt-5 grid gap-4">
      {needsPassword ? (
        <div ref={place}>
          <OwnerPasswordForm
            action={<Trans>Add a passkey</Trans>}
            busy={busy}
            isWrong={outcome === "wrongPassword"}
            onSubmit={async (password) => (await add(password)) !== "wrongPassword"}
            onCancel={cancel}
          />
        </div>
      ) : (
        <div>
          <Button
            ref={opener}
            variant="secondary"
            size="small"
            busy={busy}
            onClick={() => void add()}
          >
            <Trans>Add a passkey</Trans>
          </Button>
        </div>
      )}
      <AddedNotice outcome={outcome} />
    </div>
  );
}

function AddedNotice({ outcome }: { outcome: CreatedPasskey | undefined }) {
  switch (outcome) {
    case "added":
      return (
        <Notice tone="success">
          <Trans>Passkey added. Use it next time you sign in.</Trans>
        </Notice>
      );
    case "known":
      return (
        <Notice tone="info">
          <Trans>This device already has a passkey for your account.</Trans>
        </Notice>
      );
    case "dismissed":
      return (
        <Notice tone="info">
          <Trans>No passkey was added. You can try again at any time.</Trans>
        </Notice>
      );
    case "impossible":
      return (
        <Notice tone="danger">
          <Trans>Could not process your request at this time. Please try again.</Trans>
        </Notice>
      );
    case "passwordRequired":
    case "wrongPassword":
    case undefined:
      return null;
    default:
      return <FailureNotice outcome={outcome} />;
  }
}
