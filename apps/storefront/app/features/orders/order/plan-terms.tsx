import { formatMoney, type Currency } from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";
import type { OrderPlan } from "../../checkout/api/read-order.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
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
    <PeriodPrice price={formatMoney({ amount: price, currency }, language)} interval={interval} />
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
          {period} until you cancel, next on <ShownDate date={nextChargeAt} />.
        </Trans>
      );
    case "overdue":
      return <Trans>The last payment failed. We try it again in the next days.</Trans>;
    case "paused":
      return <Trans>Paused. Nothing is charged until it goes on.</Trans>;
    case "canceled":
      return (
        <Trans>Cancelled. It runs until the end of what is paid, and is not charged again.</Trans>
      );
    case "deactivated":
      return <Trans>Ended. Nothing is charged any more.</Trans>;
  }
}
