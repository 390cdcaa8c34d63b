import type { Interval, Offer, Prices } from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { DiscountedPeriods } from "./discounted-periods.tsx";
import { Price } from "./price.tsx";

export type DiscountedPlan = Pick<
  Offer,
  "path" | "prices" | "basePrices" | "interval" | "discountPeriodCount"
>;

/** Beside the reduced price of a plan: for how long it holds, and what comes after. Nothing where it holds for good. */
export function DiscountTerms({ product }: { product: DiscountedPlan }) {
  const language = useLanguage();
  const { path, prices, basePrices, interval, discountPeriodCount: periods } = product;
  if (periods === null || interval === null) return null;
  return (
    <DiscountedPeriods
      now={
        periods === 1 ? (
          <Price of={path} prices={prices} language={language} />
        ) : (
          <Rate of={path} {...{ prices, interval }} />
        )
      }
      later={<Rate of={path} prices={basePrices} interval={interval} />}
      {...{ periods, interval }}
    />
  );
}

interface RateProps {
  of: string;
  prices: Prices;
  interval: Interval;
}

function Rate({ of, prices, interval }: RateProps) {
  const language = useLanguage();
  return (
    <span className="whitespace-nowrap">
      <Price of={of} prices={prices} language={language} />
      {interval.unit === "m" ? <Trans>/mo</Trans> : <Trans>/yr</Trans>}
    </span>
  );
}
