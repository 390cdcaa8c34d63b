import { lastingPrices, perYear, savingOfAYear, type Prices } from "@autotune/commerce";
import type { ProductView } from "@autotune/contract";
import { ProductCard, Timeline, type TimelineEntry } from "@autotune/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { DiscountPill } from "../prices/discount-pill.tsx";
import { pricePart } from "../prices/price-part.tsx";
import { Price } from "../prices/price.tsx";

interface PlanCardProps {
  title: ReactNode;
  subtitle?: ReactNode;
  banner?: ReactNode;
  monthly: ProductView;
  annual: ProductView;
  /** Shows a year's price as it is charged, not per month. */
  useNormalRate?: boolean;
  /** Actions for the selected one. */
  renderAction?: (plan: ProductView) => ReactNode;
  reset?: boolean;
  /** What it includes. */
  children?: ReactNode;
}

/** A plan that is paid by the month or by the year. */
export function PlanCard({
  title,
  subtitle,
  banner,
  monthly,
  annual,
  useNormalRate = false,
  renderAction,
  reset = false,
  children,
}: PlanCardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const saving = savingOfAYear(lastingPrices(monthly), lastingPrices(annual));
  const yearly = pricePart({ product: annual, useNormalRate, language });
  return (
    <ProductCard
      title={title}
      subtitle={subtitle}
      banner={banner}
      offer={{
        reset,
        words: { period: t`Billing period`, monthly: t`Monthly`, annual: t`Annual` },
        annual: {
          ...yearly,
          pill:
            yearly.pill ??
            (saving === undefined ? undefined : (
              <DiscountPill of={annual.path} discount={saving} />
            )),
          timeline: <AnnualTimeline plan={annual} />,
          action: renderAction?.(annual),
        },
        monthly: {
          ...pricePart({ product: monthly, useNormalRate, language }),
          timeline: <MonthlyTimeline plan={monthly} />,
          action: renderAction?.(monthly),
        },
      }}
    >
      {children}
    </ProductCard>
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
              <Price of={plan.path} prices={plan.prices} language={language} /> for one year
            </Trans>
          ),
        },
        {
          key: "later",
          when: <Trans>In a year</Trans>,
          what: <Renews of={plan.path} prices={pricesOfNext(plan)} />,
        },
        ...afterDiscount(plan),
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
              <Price of={plan.path} prices={plan.prices} language={language} /> for one month
            </Trans>
          ),
        },
        {
          key: "later",
          when: <Trans>Every month</Trans>,
          what: <Renews of={plan.path} prices={pricesOfNext(plan)} />,
        },
        ...afterDiscount(plan),
        // With a discount for some months, no year has this sum.
        ...(plan.discountPeriodCount === null
          ? [
              {
                key: "year",
                when: <Trans>After a year</Trans>,
                what: (
                  <Trans>
                    That adds up to{" "}
                    <Price of={plan.path} prices={perYear(plan.prices)} language={language} />
                    /yr
                  </Trans>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function Renews({ of, prices }: { of: string; prices: Prices }) {
  const language = useLanguage();
  return (
    <Trans>
      Renews at <Price of={of} prices={prices} language={language} /> unless you cancel
    </Trans>
  );
}

/** Of the charge after the first one. */
function pricesOfNext(plan: ProductView): Prices {
  return plan.discountPeriodCount === 1 ? lastingPrices(plan) : plan.prices;
}

/** When a discount for several periods ends. */
function afterDiscount(plan: ProductView): TimelineEntry[] {
  const periods = plan.discountPeriodCount ?? 1;
  if (periods === 1 || plan.interval === null) return [];
  const { count, unit } = plan.interval;
  const length = periods * count;
  const when =
    unit === "m" ? (
      <Plural value={length} one="After # month" other="After # months" />
    ) : (
      <Plural value={length} one="After # year" other="After # years" />
    );
  return [{ key: "discount", when, what: <Renews of={plan.path} prices={lastingPrices(plan)} /> }];
}
