import { perYear, savingOfAYear } from "@autotune/commerce";
import type { ProductView } from "@autotune/contract";
import { ProductCard, Timeline } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
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
}: PlanCardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const saving = savingOfAYear(monthly.prices, annual.prices);
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
            yearly.pill ?? (saving === undefined ? undefined : <DiscountPill discount={saving} />),
          timeline: <AnnualTimeline plan={annual} />,
          action: renderAction?.(annual),
        },
        monthly: {
          ...pricePart({ product: monthly, useNormalRate, language }),
          timeline: <MonthlyTimeline plan={monthly} />,
          action: renderAction?.(monthly),
        },
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
              <Price prices={plan.prices} language={language} /> for one year
            </Trans>
          ),
        },
        {
          key: "later",
          when: <Trans>In a year</Trans>,
          what: (
            <Trans>
              Renews at <Price prices={plan.prices} language={language} /> unless you cancel
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
              <Price prices={plan.prices} language={language} /> for one month
            </Trans>
          ),
        },
        {
          key: "later",
          when: <Trans>Every month</Trans>,
          what: (
            <Trans>
              Renews at <Price prices={plan.prices} language={language} /> unless you cancel
            </Trans>
          ),
        },
        {
          key: "year",
          when: <Trans>After a year</Trans>,
          what: (
            <Trans>
              That adds up to <Price prices={perYear(plan.prices)} language={language} />
              /yr
            </Trans>
          ),
        },
      ]}
    />
  );
}
