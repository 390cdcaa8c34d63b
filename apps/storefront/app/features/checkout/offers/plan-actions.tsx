import type { ProductView } from "@autotune/contract";
import { ActionLabel } from "../../catalogue/prices/card-label.tsx";
import { useHasPlan } from "../../subscriptions/summary/subscription-status.ts";
import { CardButton } from "./card-button.tsx";
import { ManagePlan } from "./manage-plan.tsx";
import { TrialAction } from "./trial-action.tsx";

interface PlanActionsProps {
  /** Path of the product to buy. */
  plan: string;
  /** The same plan by the month: a trial renews as that one. */
  monthly: ProductView;
  /** Whether it is the page's primary action or a secondary one. */
  variant?: "primary" | "secondary";
  /** Where it leads before hydration; without it the buttons wait. */
  href?: string | undefined;
}

/** The actions for a plan: buy it, try it, or manage the current one. */
export function PlanActions({ plan, monthly, variant = "primary", href }: PlanActionsProps) {
  if (useHasPlan()) return <ManagePlan />;
  return (
    <>
      <CardButton action="add_to_cart" data={plan} href={href} variant={variant}>
        <ActionLabel type="subscription" />
      </CardButton>
      <TrialAction monthly={monthly} href={href} />
    </>
  );
}
