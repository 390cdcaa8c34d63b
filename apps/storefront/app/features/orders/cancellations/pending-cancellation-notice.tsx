import { Button, Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";
import { useLanguage } from "../../../platform/i18n/language.ts";
import {
  fetchPendingCancellations,
  takeBackCancellation,
  type PendingCancellation,
  type TakenBack,
} from "./pending-cancellations.ts";

/** On the page of a plan that was canceled for a later day: when it ends, and the way back until then. */
export function PendingCancellationNotice({ subscriptionId }: { subscriptionId: number }) {
  const language = useLanguage();
  const [pending, setPending] = useState<PendingCancellation>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<TakenBack>();
  useEffect(() => {
    let isGone = false;
    void fetchPendingCancellations().then((found) => {
      if (!isGone) setPending(found?.find((one) => one.subscriptionId === subscriptionId));
    });
    return () => {
      isGone = true;
    };
  }, [subscriptionId]);
  if (outcome?.kind === "takenBack") return <TakenBackNotice />;
  if (pending === undefined) return null;
  const takeBack = async () => {
    if (busy) return;
    setBusy(true);
    setOutcome(undefined);
    const result = await takeBackCancellation(pending.id);
    setBusy(false);
    setOutcome(result);
  };
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    pending.endsOn,
  );
  return (
    <>
      <Notice
        tone="info"
        title={<Trans>Canceled as of {day}</Trans>}
        action={
          <Button variant="secondary" size="small" busy={busy} onClick={() => void takeBack()}>
            <Trans>Keep the plan</Trans>
          </Button>
        }
      >
        <Trans>
          The plan renews until then and ends with the paid time that this day falls into.
        </Trans>
      </Notice>
      <FailureNotice outcome={outcome} />
    </>
  );
}

function TakenBackNotice() {
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Notice tone="success">
        <Trans>Your cancellation is taken back. The plan renews as before.</Trans>
      </Notice>
    </div>
  );
}
