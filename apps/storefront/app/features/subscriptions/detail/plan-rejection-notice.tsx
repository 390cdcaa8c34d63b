import { Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { PlanRejection } from "../api/subscriptions.ts";

/** Why something was not done, and that nothing was changed. */
export function PlanRejectionNotice({ rejection }: { rejection: PlanRejection }) {
  return (
    <Notice tone="danger">
      <PlanRejectionText rejection={rejection} />
    </Notice>
  );
}

function PlanRejectionText({ rejection }: { rejection: PlanRejection }) {
  switch (rejection) {
    case "provider":
      return (
        <Trans>
          The payment service cannot be reached at the moment. Your plan is as it was. Please try
          again later.
        </Trans>
      );
    case "undecided":
      return (
        <Trans>
          The payment service did not answer. It may have been done all the same: please wait a
          moment, and look at your plan again.
        </Trans>
      );
    case "amount":
      return <Trans>The amount has changed. Please look at it again before you confirm it.</Trans>;
    case "changed":
      return <Trans>Your plan has changed in the meantime. This is how it stands now.</Trans>;
    case "pending":
      return <Trans>Another change of your plan is under way. Please wait until it is done.</Trans>;
    case "tooMany":
      return <Trans>Too many requests. Please try again later.</Trans>;
    case "failed":
      return <Trans>Could not process your request at this time. Please try again.</Trans>;
  }
}
