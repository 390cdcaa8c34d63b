import type { Interval } from "@autotune/commerce";
import { Plural, Trans } from "@lingui/react/macro";

interface PeriodPriceProps {
  /** Formatted. */
  price: string;
  interval: Interval;
}

/** What a plan costs and how often: "$24.99 every month". */
export function PeriodPrice({ price, interval: { count, unit } }: PeriodPriceProps) {
  if (count !== 1)
    return unit === "m" ? (
      <Plural value={count} one={`${price} every # month`} other={`${price} every # months`} />
    ) : (
      <Plural value={count} one={`${price} every # year`} other={`${price} every # years`} />
    );
  return unit === "m" ? <Trans>{price} every month</Trans> : <Trans>{price} every year</Trans>;
}
