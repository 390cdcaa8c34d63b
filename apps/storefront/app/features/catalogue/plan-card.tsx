import { perYear, savingOfAYear, shownRate } from "@autotune/commerce";
import type { ProductView } from "@autotune/contract";
import { ProductCard, Timeline, type CardOffer } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/language.ts";
import { KindLabel } from "./card-label.tsx";
import { DiscountPill } from "./discount-pill.tsx";
import { PricePeriod } from "./price-period.tsx";
import { Price } from "./price.tsx";

interface PlanCardProps {
  title: ReactNode;
  subtitle?: ReactNode;
  banner?: ReactNode;
  monthly: ProductView;
  annual: ProductView;
  /** Shows a year's price as it is charged, not by the month. */
  useNormalRate?: boolean;
  action?: ReactNode;
  reset?: boolean;
}

/** A plan that is paid by the month or by the year. */
export function PlanCard({
  title,
  subtitle,
  banner,
  monthly,
  annual,
  useNormalRate = false,
  action,
  reset = false,
}: PlanCardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const saving = savingOfAYear(monthly.prices, annual.prices);
  const offerOf = (plan: ProductView, rest: Partial<CardOffer>): CardOffer => {
    const paid = plan === annual ? "annually" : "monthly";
    const { prices, per } = shownRate(plan.prices, paid, { useNormalRate });
    return {
      kind: <KindLabel product={plan} />,
      price: (
        <>
          <Price prices={prices} language={language} />
          <PricePeriod unit={per === "year" ? "y" : "m"} />
        </>
      ),
      action,
      ...rest,
    };
  };
  return (
    <ProductCard
      title={title}
      subtitle={subtitle}
      banner={banner}
      offer={{
        reset,
        words: { period: t`Billing period`, monthly: t`Monthly`, annual: t`Annual` },
        annual: offerOf(annual, {
          ...(saving === undefined ? {} : { pill: <DiscountPill discount={saving} /> }),
          note: (
            <Trans>
              Charged Annually at <Price prices={annual.prices} language={language} />
              /yr. Plan can be modified at any time.
            </Trans>
          ),
          timeline: <AnnualTimeline plan={annual} />,
        }),
        monthly: offerOf(monthly, {
          note: (
            <Trans>
              Charged Monthly at <Price prices={monthly.prices} language={language} />
              /mo. Plan can be modified at any time.
            </Trans>
          ),
          timeline: <MonthlyTimeline plan={monthly} />,
        }),
      }}
    />
  );
}

function AnnualTimeline({ plan }: { plan: ProductView }) {
  const language = useLanguage();
  return (
    <Timeline
      entries={[
        {
          key: "today",
          when: <Trans>Today</Trans>,
          what: (
            <Trans>
              <Price prices={plan.prices} language={language} />, for one year
            </Trans>
          ),
        },
        {
          key: "later",
          when: <Trans>In a year</Trans>,
          what: (
            <Trans>
              Renews at <Price prices={plan.prices} language={language} />, unless you cancelled
            </Trans>
          ),
        },
      ]}
    />
  );
}

function MonthlyTimeline({ plan }: { plan: ProductView }) {
  const language = useLanguage();
  return (
    <Timeline
      entries={[
        {
          key: "today",
          when: <Trans>Today</Trans>,
          what: (
            <Trans>
              <Price prices={plan.prices} language={language} />, for one month
            </Trans>
          ),
        },
        {
          key: "later",
          when: <Trans>Every month</Trans>,
          what: (
            <Trans>
              Renews at <Price prices={plan.prices} language={language} />, unless you cancelled
            </Trans>
          ),
        },
        {
          key: "year",
          when: <Trans>After a year</Trans>,
          what: (
            <Trans>
              You have paid <Price prices={perYear(plan.prices)} language={language} />
              /yr
            </Trans>
          ),
        },
      ]}
    />
  );
}
