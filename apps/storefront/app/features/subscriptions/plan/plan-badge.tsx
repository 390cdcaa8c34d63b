import { planStatus, toneOfPlan, type PlanState, type PlanStatus } from "@autotune/commerce";
import { Badge } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";

interface PlanBadgeProps {
  plan: { readonly state: PlanState; readonly entitledUntil: string | null };
}

/** The status of a plan, in a word or two. Only rendered in the browser: it depends on the time. */
export function PlanBadge({ plan }: PlanBadgeProps) {
  const [now] = useState(() => new Date());
  const status = planStatus(plan, now);
  return (
    <Badge tone={toneOfPlan(status)}>
      <StatusName status={status} />
    </Badge>
  );
}

function StatusName({ status }: { status: PlanStatus }) {
  switch (status) {
    case "trial":
      return <Trans>trial</Trans>;
    case "active":
      return <Trans>active</Trans>;
    case "overdue":
      return <Trans>payment overdue</Trans>;
    case "pauseScheduled":
      return <Trans>pause scheduled</Trans>;
    case "paused":
      return <Trans>paused</Trans>;
    case "canceled":
      return <Trans>canceled</Trans>;
    case "deactivated":
      return <Trans>ended</Trans>;
  }
}
