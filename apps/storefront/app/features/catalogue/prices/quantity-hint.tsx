import type { QuantityDiscount } from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { writePercent } from "../../../platform/i18n/write-percent.ts";
import { Price } from "./price.tsx";

/** What several copies save, from the first discount step. Nothing without such a discount. */
export function QuantityHint({ of, steps }: { of: string; steps: readonly QuantityDiscount[] }) {
  const ascending = steps.toSorted((one, other) => one.from - other.from);
  if (ascending.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-muted">
      {ascending.map((step) => (
        <li key={step.from}>
          <QuantityStep of={of} {...step} />
        </li>
      ))}
    </ul>
  );
}

/** What one step saves on each copy. */
export function QuantityStep({ of, from, discount }: QuantityDiscount & { of: string }) {
  const language = useLanguage();
  if (discount.kind === "value")
    return (
      <Trans>
        {from} or more: <Price of={of} prices={discount.values} language={language} /> off each
      </Trans>
    );
  const saved = writePercent(discount.percent, language);
  return (
    <Trans>
      {from} or more: {saved} off each
    </Trans>
  );
}
