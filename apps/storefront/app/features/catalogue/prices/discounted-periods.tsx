import type { Interval } from "@autotune/commerce";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

interface DiscountedPeriodsProps {
  /** The reduced price, with how often it is charged where it is charged more than once. */
  now: ReactNode;
  /** The price after it, with how often it is charged. */
  later: ReactNode;
  periods: number;
  interval: Interval;
  /** Of a plan that somebody has: its periods to come, not its first ones. */
  isRunning?: boolean;
}

/** A discount that ends: "$12.50 every month for the first 3 months, then $25 every month". */
export function DiscountedPeriods(props: DiscountedPeriodsProps) {
  const { now, later, periods, interval, isRunning = false } = props;
  const length = periods * interval.count;
  if (isRunning)
    return interval.unit === "m" ? (
      <Trans>
        {now} <Plural value={length} one="for # month" other="for # months" />, then {later}
      </Trans>
    ) : (
      <Trans>
        {now} <Plural value={length} one="for # year" other="for # years" />, then {later}
      </Trans>
    );
  return interval.unit === "m" ? (
    <Trans>
      {now} <Plural value={length} one="for the first month" other="for the first # months" />, then{" "}
      {later}
    </Trans>
  ) : (
    <Trans>
      {now} <Plural value={length} one="for the first year" other="for the first # years" />, then{" "}
      {later}
    </Trans>
  );
}
