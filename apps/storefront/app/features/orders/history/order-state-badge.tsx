import { Badge } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { Order } from "../../checkout/api/read-order.ts";

const tones = {
  completed: "success",
  pending: "warning",
  failed: "danger",
  refunded: "neutral",
} as const satisfies Record<Order["state"], string>;

export function OrderStateBadge({ order }: { order: Order }) {
  const { state, refunded } = order;
  // Partly refunded.
  if (state === "completed" && refunded > 0)
    return (
      <Badge tone="neutral">
        <Trans>Partially refunded</Trans>
      </Badge>
    );
  return (
    <Badge tone={tones[state]}>
      <StateText state={state} />
    </Badge>
  );
}

function StateText({ state }: { state: Order["state"] }) {
  switch (state) {
    case "completed":
      return <Trans>Paid</Trans>;
    case "pending":
      return <Trans>Payment pending</Trans>;
    case "failed":
      return <Trans>Payment failed</Trans>;
    case "refunded":
      return <Trans>Refunded</Trans>;
  }
}
