import { Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { PlanRejection } from "../api/subscriptions.ts";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";
import { isFailure } from "../../../platform/failures/request-failure.ts";

/** Why something was not done, and that nothing was changed. */
export function PlanRejectionNotice({ rejection }: { rejection: PlanRejection }) {
  if (isFailure(rejection)) return <FailureNotice outcome={rejection} />;
  return (
    <Notice tone="danger">
      <PlanRejectionText rejection={rejection} />
    </Notice>
  );
}

function PlanRejectionText({ rejection }: { rejection: Exclude<PlanRejection, object> }) {
  switch (rejection) {
    case "provider":
      return (
        <Trans>
          We can’t reach the payment service right now. Your plan hasn’t changed. Please try again
          later.
        </Trans>
      );
    case "undecided":
      return (
        <Trans>
          The payment service didn’t respond. Your change may still have gone through. Wait a
          moment, then check your plan again.
        </Trans>
      );
    case "amount":
      return <Trans>The amount has changed. Please review it before you confirm.</Trans>;
    case "changed":
      return <Trans>Your plan has changed in the meantime. Here’s how it looks now.</Trans>;
    case "pending":
      return (
        <Trans>Another change to your plan is in progress. Please wait until it’s done.</Trans>
      );
  }
}
