import { Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";

/**
 * The skeleton of an account page, until the user is known. Title, navigation and panels stand where `AccountFrame`
 * puts them, whose code and words come with the page.
 */
export function AccountSkeleton() {
  return (
    <div className="wrap pt-8 pb-20 sm:pt-14">
      <p className="sr-only">
        <Trans>Loading…</Trans>
      </p>
      <p className="mb-6 text-48 sm:mb-9">
        <Skeleton className="h-[1lh] w-72 max-w-full" />
      </p>
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[13.5rem_minmax(0,1fr)]">
        <Skeleton className="h-23 w-full sm:h-11 md:h-47" />
        <div className="grid min-w-0 gap-5">
          <Skeleton className="h-72 w-full rounded-24" />
          <Skeleton className="h-72 w-full rounded-24" />
        </div>
      </div>
    </div>
  );
}
