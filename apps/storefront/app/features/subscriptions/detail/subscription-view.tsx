import type { Subscription } from "../api/read-subscription.ts";
import { TemplatesPanel } from "../../licensing/recording-templates/templates-panel.tsx";
import { ChangeNotice } from "./change-notice.tsx";
import { ChangePanel } from "./change-panel.tsx";
import { ChargesPanel } from "./charges-panel.tsx";
import { ComputersPanel } from "./computers-panel.tsx";
import { IncludedTools } from "./included-tools.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import { SubscriptionSkeleton, SubscriptionUnreachable } from "./subscription-states.tsx";
import { usePlanStep } from "./use-plan-step.ts";
import type { SubscriptionResource } from "./use-subscription.ts";

/** A plan of the signed-in person, with all its actions. */
export function SubscriptionView({ resource }: { resource: SubscriptionResource }) {
  const { state, reload } = resource;
  if (state.kind === "there")
    return <Shown resource={resource} subscription={state.subscription} />;
  return state.kind === "failed" ? (
    <SubscriptionUnreachable onRetry={reload} />
  ) : (
    <SubscriptionSkeleton />
  );
}

interface ShownProps {
  resource: SubscriptionResource;
  subscription: Subscription;
}

function Shown({ resource, subscription }: ShownProps) {
  const stepper = usePlanStep(subscription.id, resource);
  return (
    <>
      <ChangeNotice change={subscription.change} />
      <PlanPanel subscription={subscription} stepper={stepper} />
      <ChangePanel subscription={subscription} stepper={stepper} />
      <IncludedTools includes={subscription.includes} />
      {/* Another plan may have another set of them. */}
      <TemplatesPanel key={subscription.path} subscriptionId={subscription.id} />
      <ComputersPanel subscription={subscription} onChange={resource.reload} />
      <ChargesPanel subscription={subscription} />
    </>
  );
}
