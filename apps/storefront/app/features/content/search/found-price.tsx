import type { FoundProduct } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { Price } from "../../catalogue/prices/price.tsx";
import { TaxNote } from "../../catalogue/prices/tax-note.tsx";

/** What a found product costs now; the cheapest of its forms. */
export function FoundPrice({ product: { pid, prices, unit, isFrom } }: { product: FoundProduct }) {
  const language = useLanguage();
  const price = (
    <span className="text-text">
      <Price of={pid} prices={prices} language={language} />
      {unit === null ? null : (
        <span className="text-muted">{unit === "m" ? <Trans>/mo</Trans> : <Trans>/yr</Trans>}</span>
      )}
    </span>
  );
  return (
    <span className="text-14 text-muted">
      {isFrom ? <Trans>from {price}</Trans> : price}{" "}
      <span className="text-12 text-faint">
        <TaxNote />
      </span>
    </span>
  );
}
