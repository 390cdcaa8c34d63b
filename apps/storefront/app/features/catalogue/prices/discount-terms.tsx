import type { Offer } from "@autotune/commerce";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { DiscountedPeriods } from "./discounted-periods.tsx";
import { PlanRate } from "./plan-rate.tsx";
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
          <PlanRate of={path} {...{ prices, interval }} />
        )
      }
      later={<PlanRate of={path} prices={basePrices} interval={interval} />}
      {...{ periods, interval }}
    />
  );
}
