import type { Interval, Prices } from "@autotune/commerce";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { PerPeriod } from "./price-period.tsx";
import { Price } from "./price.tsx";

interface PlanRateProps {
  of: string;
  prices: Prices;
  interval: Interval;
}

/** In a sentence: what a plan costs, and how often. */
export function PlanRate({ of, prices, interval }: PlanRateProps) {
  const language = useLanguage();
  return (
    <span className="whitespace-nowrap">
      <Price of={of} prices={prices} language={language} />
      <PerPeriod interval={interval} />
    </span>
  );
}
