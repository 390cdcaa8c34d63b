import { formatMoney } from "@autotune/commerce";
import { Panel, PanelPart, Timeline } from "@autotune/ui";
import { useRef, useState } from "react";
import type { Subscription } from "../api/read-subscription.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { PlanBadge } from "../plan/plan-badge.tsx";
import { showDiscount } from "../plan/show-discount.ts";
import { planSteps } from "../plan/plan-steps.tsx";
import { TaxWords } from "../../catalogue/prices/tax-words.tsx";
import { PaymentPart } from "./payment-part.tsx";
import { PlanActions } from "./plan-actions.tsx";
import type { PlanStepper } from "./use-plan-step.ts";

interface PlanPanelProps {
  subscription: Subscription;
  stepper: PlanStepper;
}

/** The plan itself: its state, what happens when, how it is paid, and what can be done with it. */
export function PlanPanel({ subscription, stepper }: PlanPanelProps) {
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, currency, price: amount, fs_status: state, entitledUntil } = subscription;
  const { nextChargeAt, next } = subscription;
  const isUsable = Date.parse(entitledUntil) > now.getTime();
  const price = formatMoney({ amount, currency }, language);
  const discount = showDiscount(subscription.discount, currency, language);
  const shown = { ...subscription, state, nextName: next?.name ?? null };
  const steps = planSteps(shown, { price, discount }, now);
  return (
    <Panel
      title={name}
      headingRef={heading}
      aside={<PlanBadge key={state} plan={{ state, entitledUntil }} />}
    >
      <PanelPart>
        <Timeline entries={steps} />
        {nextChargeAt === null ? null : (
          <p className="mt-4 text-14 text-faint">
            <TaxWords />
          </p>
        )}
      </PanelPart>
      <PaymentPart subscription={subscription} />
      <PlanActions
        subscription={subscription}
        stepper={stepper}
        isUsable={isUsable}
        // The clicked button may be gone.
        onDone={() => heading.current?.focus()}
      />
    </Panel>
  );
}
