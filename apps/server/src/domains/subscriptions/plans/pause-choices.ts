import { addInterval, type Interval } from "@autotune/commerce";

interface PauseChoice {
  readonly periods: number;
  /** The next charge after it. */
  readonly until: Date;
}

const mostMonths = 3;

/** For how many periods a plan can be paused: up to three months, or one period where that is longer. */
export function pauseChoices(nextChargeAt: Date, interval: Interval): PauseChoice[] {
  const months = interval.unit === "y" ? interval.count * 12 : interval.count;
  const most = Math.max(1, Math.floor(mostMonths / months));
  return Array.from({ length: most }, (_, index) => {
    const periods = index + 1;
    const rest = { ...interval, count: interval.count * periods };
    return { periods, until: addInterval(nextChargeAt, rest) };
  });
}
