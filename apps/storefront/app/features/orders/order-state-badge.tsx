import { Badge } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { Order } from "../../calls/read-order.ts";

const tones = { completed: "success", pending: "warning", failed: "danger" } as const;

export function OrderStateBadge({ state }: { state: Order["state"] }) {
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
  }
}
