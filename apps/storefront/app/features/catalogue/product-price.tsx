import type { IntervalUnit } from "@autotune/commerce";
import type { ProductView } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import { Price } from "./price.tsx";

/** A product's price with how often it is paid. */
export function ProductPrice({ product, language }: { product: ProductView; language: Language }) {
  const price = <Price prices={product.prices} language={language} />;
  if (product.interval === null) return price;
  return (
    <>
      {price}
      <PricePeriod unit={product.interval.unit} />
    </>
  );
}

/** How often the amount before it is paid. */
export function PricePeriod({ unit }: { unit: IntervalUnit }) {
  return (
    <span className="ml-1 font-sans text-16 font-normal tracking-normal text-muted">
      {unit === "m" ? <Trans>/mo</Trans> : <Trans>/yr</Trans>}
    </span>
  );
}
