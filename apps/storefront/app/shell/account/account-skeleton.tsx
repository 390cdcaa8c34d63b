import { Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";

/** The skeleton of an account page, until the user is known. */
export function AccountSkeleton() {
  return (
    <div className="wrap pt-8 pb-20 sm:pt-14">
      <p className="sr-only">
        <Trans>Loading…</Trans>
      </p>
      <Skeleton className="mb-6 h-9 w-72 max-w-full sm:mb-9 sm:h-14" />
      <div className="grid max-w-[56rem] gap-5">
        <Skeleton className="h-72 w-full rounded-24" />
        <Skeleton className="h-72 w-full rounded-24" />
      </div>
    </div>
  );
}
