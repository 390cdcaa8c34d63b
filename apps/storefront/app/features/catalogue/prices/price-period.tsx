import type { IntervalUnit } from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";

/** How often the amount before it is paid. */
export function PricePeriod({ unit }: { unit: IntervalUnit }) {
  return (
    <span className="ml-1 font-sans text-16 font-normal tracking-normal text-muted">
      {unit === "m" ? <Trans>/mo</Trans> : <Trans>/yr</Trans>}
    </span>
  );
}
