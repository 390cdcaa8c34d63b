import { formatMoney, isNeverCharged, type Currency } from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";
import type { OrderPlan } from "../../checkout/api/read-order.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { showDiscount } from "../../subscriptions/plan/show-discount.ts";
import { PeriodPrice } from "../../catalogue/prices/period-price.tsx";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";

interface PlanTermsProps {
  plan: OrderPlan;
  currency: Currency;
}

/** A plan's state: until when it is free or paid, and what is charged next. */
export function PlanTerms({ plan, currency }: PlanTermsProps) {
  const language = useLanguage();
  const { state, price, interval, trialEndsAt, nextChargeAt } = plan;
  const period = (
    <PeriodPrice
      price={formatMoney({ amount: price, currency }, language)}
      interval={interval}
      discount={showDiscount(plan.discount, currency, language)}
    />
  );
  switch (state) {
    case "trial":
      return trialEndsAt === null ? (
        period
      ) : (
        <Trans>
          Free until <ShownDate date={trialEndsAt} />, then {period}, unless you cancel.
        </Trans>
      );
    case "active":
      return nextChargeAt === null ? (
        period
      ) : (
        <Trans>
          {period} until you cancel. Next charge: <ShownDate date={nextChargeAt} />.
        </Trans>
      );
    case "overdue":
      return <Trans>The last payment failed. We’ll try again automatically.</Trans>;
    case "paused":
      return <Trans>Paused. You won’t be charged until it resumes.</Trans>;
    case "canceled":
      if (isNeverCharged(plan))
        return <Trans>Your trial is canceled. Nothing was charged, and nothing will be.</Trans>;
      return <Trans>Canceled. You can use it until the end of the period you’ve paid for.</Trans>;
    case "deactivated":
      if (isNeverCharged(plan))
        return <Trans>Your trial has ended. Nothing was charged, and nothing will be.</Trans>;
      return <Trans>Ended. No more charges.</Trans>;
  }
}
