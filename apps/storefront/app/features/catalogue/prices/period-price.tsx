import type { Interval } from "@autotune/commerce";
import { Plural, Trans } from "@lingui/react/macro";
import { DiscountedPeriods } from "./discounted-periods.tsx";

interface EveryPeriodProps {
  /** Formatted. */
  price: string;
  interval: Interval;
}

interface PeriodPriceProps extends EveryPeriodProps {
  /** A discount that ends, with the formatted price after it. */
  discount?: ShownDiscount | null;
}

export interface ShownDiscount {
  readonly periods: number;
  readonly priceAfter: string;
  /** Of a plan that somebody has: its periods to come, not its first ones. */
  readonly isRunning?: boolean;
}

/** What a plan costs and how often: "$24.99 every month", and for how long where that changes. */
export function PeriodPrice({ price, interval, discount = null }: PeriodPriceProps) {
  if (discount === null) return <EveryPeriod price={price} interval={interval} />;
  const { periods, priceAfter, isRunning = false } = discount;
  return (
    <DiscountedPeriods
      now={periods === 1 ? price : <EveryPeriod price={price} interval={interval} />}
      later={<EveryPeriod price={priceAfter} interval={interval} />}
      {...{ periods, interval, isRunning }}
    />
  );
}

function EveryPeriod({ price, interval: { count, unit } }: EveryPeriodProps) {
  if (count !== 1)
    return unit === "m" ? (
      <Plural value={count} one={`${price} every # month`} other={`${price} every # months`} />
    ) : (
      <Plural value={count} one={`${price} every # year`} other={`${price} every # years`} />
    );
  return unit === "m" ? <Trans>{price} every month</Trans> : <Trans>{price} every year</Trans>;
}
