import type { Interval } from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";

/** How often the large amount before it is paid. */
export function PricePeriod({ interval }: { interval: Interval }) {
  return (
    <span className="ml-1 font-sans text-16 font-normal tracking-normal text-muted">
      <PerPeriod interval={interval} />
    </span>
  );
}

/** Right after an amount: how often it is paid. */
export function PerPeriod({ interval: { count, unit } }: { interval: Interval }) {
  if (count === 1) return unit === "m" ? <Trans>/mo</Trans> : <Trans>/yr</Trans>;
  return unit === "m" ? <Trans>/{count} mo</Trans> : <Trans>/{count} yr</Trans>;
}
