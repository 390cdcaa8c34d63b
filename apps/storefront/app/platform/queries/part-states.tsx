import { Button, Notice, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";

/** A part of a panel that is loading. */
export function PartLoading() {
  return (
    <div className="grid gap-3">
      <p className="sr-only">
        <Trans>Loading…</Trans>
      </p>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-6 w-1/2" />
    </div>
  );
}

export function PartUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>We couldn’t load this. The connection or our server failed.</Trans>
    </Notice>
  );
}
