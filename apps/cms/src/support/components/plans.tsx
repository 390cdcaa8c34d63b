import { formatMoney } from "@autotune/commerce";
import type { StaffPlan } from "@autotune/contract";
import { actPath } from "../api/act-endpoint.ts";
import { ActionForm } from "./action-form.tsx";
import type { ActionPlace } from "./action-place.ts";
import { Badge } from "./badge.tsx";
import { Computers } from "./computers.tsx";
import { ForRole } from "./for-role.tsx";
import { Timestamp } from "./timestamp.tsx";

const units = { d: "day", w: "week", m: "month", y: "year" } as const;

/** After "every": `month`, `3 months`. */
export function intervalWords({ count, unit }: StaffPlan["interval"]): string {
  return count > 1 ? `${count} ${units[unit]}s` : units[unit];
}

interface PlansProps extends ActionPlace {
  readonly plans: readonly StaffPlan[];
}

export function Plans({ plans, ...place }: PlansProps) {
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">Plans</h2>
      <PlanCards {...place} plans={plans} />
    </section>
  );
}

export function PlanCards({ plans, ...place }: PlansProps) {
  return plans.map((plan) => (
    <article aria-label={`Plan ${plan.name}`} className="admin-view-card" key={plan.id}>
      <h3>
        {plan.name} <Badge tone={plan.nextChargeAt === null ? "plain" : "good"}>{plan.state}</Badge>
        {plan.endAskedAt !== null && <Badge tone="warning">end requested</Badge>}
      </h3>
      <p className="admin-view-line">
        {formatMoney({ amount: plan.price, currency: plan.currency }, "en")} every{" "}
        {intervalWords(plan.interval)}
        {plan.nextChargeAt !== null && (
          <>
            {" "}
            · next charge <Timestamp at={plan.nextChargeAt} />
          </>
        )}{" "}
        · access until <Timestamp at={plan.entitledUntil} />
      </p>
      <Computers {...place} computers={plan.computers} />
      <EndPlan {...place} plan={plan} />
    </article>
  ));
}

interface EndPlanProps extends ActionPlace {
  readonly plan: StaffPlan;
}

function EndPlan({ plan, customer, order, role }: EndPlanProps) {
  if (plan.state === "deactivated" || plan.endAskedAt !== null) return null;
  const isCanceled = plan.state === "canceled";
  return (
    <ForRole action="plan.end" role={role} what="end a plan">
      <ActionForm
        action="end-plan"
        button="End plan"
        customer={customer}
        endpoint={actPath}
        isDangerous
        order={order}
        subject={plan.id}
        title="End plan"
      >
        <fieldset>
          <legend>When</legend>
          {!isCanceled && (
            <label className="admin-view-choice">
              <input defaultChecked name="when" type="radio" value="periodEnd" />
              <span>
                At the end of the paid period. The customer keeps access until{" "}
                <Timestamp at={plan.entitledUntil} />, and can take it back until then.
              </span>
            </label>
          )}
          <label className="admin-view-choice">
            <input defaultChecked={isCanceled} name="when" type="radio" value="now" />
            Now. Access ends at once. No money goes back: refund the charge for that instead.
          </label>
        </fieldset>
      </ActionForm>
    </ForRole>
  );
}
