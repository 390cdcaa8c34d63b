import type { ProductView } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import { ActionLabel } from "../../catalogue/prices/card-label.tsx";
import { PlanRate } from "../../catalogue/prices/plan-rate.tsx";
import { TaxNote } from "../../catalogue/prices/tax-note.tsx";
import { useSubscriptionStatus } from "../../subscriptions/summary/subscription-status.ts";
import { CardButton } from "./card-button.tsx";

interface TrialActionProps {
  monthly: ProductView;
  /** Where it leads before hydration. */
  href?: string | undefined;
}

/** Starts a plan's trial, with its terms: it may stand below the price of a year. Only for those who may have one. */
export function TrialAction({ monthly, href }: TrialActionProps) {
  const status = useSubscriptionStatus();
  const { trial, interval } = monthly;
  if (trial === undefined || interval === null) return null;
  if (status !== "newcomer" && status !== "unknown") return null;
  const { days } = trial;
  const rate = <PlanRate of={monthly.path} prices={trial.prices} interval={interval} />;
  return (
    // Never shown and removed again: for a signed-in person it waits for the server's response.
    <div className={`grid gap-2 ${status === "unknown" ? "in-data-signed-in:hidden" : ""}`}>
      <CardButton action="open_trial_modal" data={monthly.path} href={href} variant="secondary">
        <ActionLabel type="trial" />
      </CardButton>
      <p className="text-14 text-muted">
        <Trans>
          {days} days free, then {rate} <TaxNote /> unless you cancel.
        </Trans>
      </p>
    </div>
  );
}
