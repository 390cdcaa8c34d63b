import { Trans } from "@lingui/react/macro";
import type { Order } from "../../calls/read-order.ts";

const looks = {
  completed: "bg-success/15 text-success",
  pending: "bg-warning/15 text-warning",
  failed: "bg-danger/15 text-danger",
};

export function OrderStateBadge({ state }: { state: Order["state"] }) {
  return (
    <span
      className={`inline-flex rounded-full px-2.5 py-1 font-mono text-12 font-medium ${looks[state]}`}
    >
      <StateText state={state} />
    </span>
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
