import { Notice, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { RetryButton } from "../focus/retry-button.tsx";

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
      action={<RetryButton variant="secondary" size="small" onRetry={onRetry} />}
    >
      <Trans>We couldn’t load this. The connection or our server failed.</Trans>
    </Notice>
  );
}
