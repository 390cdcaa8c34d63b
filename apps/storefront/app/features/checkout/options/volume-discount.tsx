import type { QuantityDiscount } from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";

/** From how many copies on each costs less, by the product's own steps. Empty without a discount. */
export function VolumeDiscount({ steps }: { steps: readonly QuantityDiscount[] }) {
  if (steps.length === 0) return null;
  const from = Math.min(...steps.map((step) => step.from));
  return (
    <span className="mt-1 block">
      <Trans>Volume discount from {from} licenses</Trans>
    </span>
  );
}
