import { unlimitedMonthly } from "@autotune/commerce";
import { ActionLabel } from "../../catalogue/prices/card-label.tsx";
import { useSubscriptionStatus } from "../../subscriptions/summary/subscription-status.ts";
import { CardButton } from "./card-button.tsx";
import { ManagePlan } from "./manage-plan.tsx";

interface PlanActionsProps {
  /** Path of the product to buy. */
  plan: string;
  /** Path of the same plan by the month: a trial renews as that one. */
  monthly: string;
  /** Whether it is the page's primary action or a secondary one. */
  variant?: "primary" | "secondary";
}

/** The actions for a plan: buy it, try it, or manage the current one. */
export function PlanActions({ plan, monthly, variant = "primary" }: PlanActionsProps) {
  const status = useSubscriptionStatus();
  if (status === "subscriber" || status === "trialer") return <ManagePlan />;
  return (
    <>
      <CardButton action="add_to_cart" data={plan} variant={variant}>
        <ActionLabel type="subscription" />
      </CardButton>
      {monthly !== unlimitedMonthly || status === "formerTrialer" ? null : (
        // Never shown and removed again: for a signed-in person it waits for the server's response.
        <div className={`grid ${status === "unknown" ? "in-data-signed-in:hidden" : ""}`}>
          <CardButton action="open_trial_modal" data={monthly} variant="secondary">
            <ActionLabel type="trial" />
          </CardButton>
        </div>
      )}
    </>
  );
}
