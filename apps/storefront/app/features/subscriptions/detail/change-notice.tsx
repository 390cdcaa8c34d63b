import { Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { Subscription } from "../api/read-subscription.ts";

/** A pending change, or one that failed recently. */
export function ChangeNotice({ change }: { change: Subscription["change"] }) {
  if (change === null) return null;
  const { toName } = change;
  if (change.status === "requested")
    return (
      <Notice tone="info" title={<Trans>Changing your plan to {toName}…</Trans>}>
        <Trans>
          We’re waiting for our payment partner. No need to stay on this page: we’ll let you know.
        </Trans>
      </Notice>
    );
  if (change.status === "payment_failed")
    return (
      <Notice tone="warning" title={<Trans>We couldn’t change your plan to {toName}.</Trans>}>
        <Trans>
          The payment failed, and your plan hasn’t changed. Check your payment method, then try
          again.
        </Trans>
      </Notice>
    );
  return null;
}
