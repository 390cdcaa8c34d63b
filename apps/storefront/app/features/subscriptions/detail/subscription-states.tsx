import { Panel, PanelPart, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { RetryButton } from "../../../platform/focus/retry-button.tsx";

export function SubscriptionSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        <Trans>Loading…</Trans>
      </p>
      <Skeleton className="h-72 w-full rounded-24" />
      <Skeleton className="h-56 w-full rounded-24" />
    </>
  );
}

export function SubscriptionUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel title={<Trans>We couldn’t load your plan.</Trans>}>
      <PanelPart>
        <p className="text-16 text-muted">
          <Trans>Your plan hasn’t changed. The connection or our server failed.</Trans>
        </p>
        <div className="mt-5">
          <RetryButton onRetry={onRetry} />
        </div>
      </PanelPart>
    </Panel>
  );
}
