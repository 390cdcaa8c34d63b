import { unlimitedMonthly } from "@autotune/commerce";
import { ActionLabel } from "../../prices/card-label.tsx";
import { usePlanStanding } from "../../state/plan-standing.ts";
import { CardButton } from "./card-button.tsx";
import { ManagePlan } from "./manage-plan.tsx";

interface PlanActionsProps {
  /** Path of what is bought. */
  plan: string;
  /** Path of the same plan by the month: a trial becomes that one. */
  monthly: string;
  /** Whether it is what the page is for, or stands beside that. */
  variant?: "primary" | "secondary";
}

/** What somebody can do about a plan: have it, try it, or manage the one that they have. */
export function PlanActions({ plan, monthly, variant = "primary" }: PlanActionsProps) {
  const standing = usePlanStanding();
  if (standing === "subscriber" || standing === "trialer") return <ManagePlan />;
  return (
    <>
      <CardButton action="add_to_cart" data={plan} variant={variant}>
        <ActionLabel type="subscription" />
      </CardButton>
      {monthly !== unlimitedMonthly || standing === "formerTrialer" ? null : (
        // Not shown and taken away again: where somebody is signed in it waits for what the server says.
        <div className={`grid ${standing === "unknown" ? "in-data-signed-in:hidden" : ""}`}>
          <CardButton action="open_trial_modal" data={monthly} variant="secondary">
            <ActionLabel type="trial" />
          </CardButton>
        </div>
      )}
    </>
  );
}
