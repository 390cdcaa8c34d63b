import type { ProductView } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { PricePeriod } from "./price-period.tsx";
import { Price } from "./price.tsx";

/** A product's price with how often it is paid. */
export function ProductPrice({ product, language }: { product: ProductView; language: Language }) {
  const price = <Price of={product.path} prices={product.prices} language={language} />;
  if (product.interval === null) return price;
  return (
    <>
      {price}
      <PricePeriod interval={product.interval} />
    </>
  );
}
