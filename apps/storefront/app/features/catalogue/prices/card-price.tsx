import type { ProductView } from "@autotune/contract";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { PriceLabel } from "./price-label.tsx";
import { ProductPrice } from "./product-price.tsx";
import { Reduction } from "./reduction.tsx";
import { TaxNote } from "./tax-note.tsx";

export interface CardPriceProps {
  product: ProductView;
  size: "large" | "small";
}

const sizes = {
  large: { price: "text-28", tax: "text-14" },
  small: { price: "text-22", tax: "text-12" },
};

/** The price on a product's card: now, before a discount, and whether tax is in it. */
export function CardPrice({ product, size }: CardPriceProps) {
  const language = useLanguage();
  const { price, tax } = sizes[size];
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      {/* As high as the cart button beside it, so that adjacent prices align. */}
      <span className={`font-display leading-10 font-[650] tracking-heading ${price}`}>
        <ProductPrice product={product} language={language} />
      </span>
      <Reduction product={product} />
      <PriceLabel text={product.specialText} />
      <span className={`text-faint ${tax}`}>
        <TaxNote />
      </span>
    </p>
  );
}
