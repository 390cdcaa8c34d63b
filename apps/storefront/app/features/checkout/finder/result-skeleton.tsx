import { Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";

/** Takes the room of a recommendation until it is known what somebody has. */
export function ResultSkeleton() {
  return (
    <div className="grid items-center gap-x-14 gap-y-8 rounded-24 border border-line bg-surface-1 p-5 sm:p-10 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:p-12">
      <p role="status" className="sr-only">
        <Trans>Loading…</Trans>
      </p>
      <Skeleton className="aspect-8/5 w-full rounded-16" />
      <div className="grid gap-4">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-14 w-4/5" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-12 w-40 rounded-full" />
      </div>
    </div>
  );
}
