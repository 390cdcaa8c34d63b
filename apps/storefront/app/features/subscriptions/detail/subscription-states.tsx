import { Button, Panel, PanelPart, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";

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
    <Panel title={<Trans>Your plan could not be loaded.</Trans>}>
      <PanelPart>
        <p className="text-16 text-muted">
          <Trans>It runs on. The connection or our server failed just now.</Trans>
        </p>
        <div className="mt-5">
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </PanelPart>
    </Panel>
  );
}
