import { Button } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useAction } from "../../platform/queries/use-action.ts";
import { cancelErasure } from "./erasure.ts";
import { ShownDate } from "../../platform/formats/shown-date.tsx";
import { FailureNotice } from "../../platform/failures/failure-notice.tsx";

interface WaitingErasureProps {
  dueAt: Date;
  onCancelled: () => void;
}

export function WaitingErasure({ dueAt, onCancelled }: WaitingErasureProps) {
  const { run, busy, failure } = useAction(cancelErasure, onCancelled);
  return (
    <div className="grid gap-4">
      <p className="max-w-[60ch]">
        <Trans>
          Your account will be deleted on <ShownDate date={dueAt} />, or later, once open payments
          and withdrawals are settled.
        </Trans>
      </p>
      <div>
        <Button size="small" busy={busy} onClick={run}>
          <Trans>Keep my account</Trans>
        </Button>
      </div>
      <FailureNotice outcome={failure} />
    </div>
  );
}
