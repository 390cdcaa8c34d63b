import { Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { Subscription } from "../api/read-subscription.ts";

/** A pending change, or one that failed recently. */
export function ChangeNotice({ change }: { change: Subscription["change"] }) {
  if (change === null) return null;
  const { toName } = change;
  if (change.status === "requested")
    return (
      <Notice tone="info" title={<Trans>Your plan is being changed to {toName}.</Trans>}>
        <Trans>
          Our payment partner has been asked. You need not wait here: we tell you how it ends.
        </Trans>
      </Notice>
    );
  if (change.status === "payment_failed")
    return (
      <Notice tone="warning" title={<Trans>Your plan could not be changed to {toName}.</Trans>}>
        <Trans>
          The payment failed, and your plan is as it was. Have a look at your payment method, then
          try again.
        </Trans>
      </Notice>
    );
  return null;
}
