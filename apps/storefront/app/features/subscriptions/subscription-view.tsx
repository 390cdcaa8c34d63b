import type { Subscription } from "../../calls/read-subscription.ts";
import { ChangeNotice } from "./change-notice.tsx";
import { ChangePanel } from "./change-panel.tsx";
import { ChargesPanel } from "./charges-panel.tsx";
import { ComputersPanel } from "./computers-panel.tsx";
import { IncludedTools } from "./included-tools.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import { SubscriptionSkeleton, SubscriptionUnreachable } from "./subscription-states.tsx";
import { usePlanStep } from "./use-plan-step.ts";
import type { AskedSubscription } from "./use-subscription.ts";

/** A plan of the signed-in person, with all that can be done with it. */
export function SubscriptionView({ asked }: { asked: AskedSubscription }) {
  const { state, reload } = asked;
  if (state.kind === "there") return <Shown asked={asked} subscription={state.subscription} />;
  return state.kind === "failed" ? (
    <SubscriptionUnreachable onRetry={reload} />
  ) : (
    <SubscriptionSkeleton />
  );
}

interface ShownProps {
  asked: AskedSubscription;
  subscription: Subscription;
}

function Shown({ asked, subscription }: ShownProps) {
  const stepper = usePlanStep(subscription.id, asked);
  return (
    <>
      <ChangeNotice change={subscription.change} />
      <PlanPanel subscription={subscription} stepper={stepper} />
      <ChangePanel subscription={subscription} stepper={stepper} />
      <IncludedTools includes={subscription.includes} />
      <ComputersPanel subscription={subscription} onChange={asked.reload} />
      <ChargesPanel subscription={subscription} />
    </>
  );
}
