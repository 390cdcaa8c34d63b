import type { ProductView } from "@autotune/contract";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ProductPrice } from "../../catalogue/prices/product-price.tsx";
import { Reduction } from "../../catalogue/prices/reduction.tsx";
import { TaxNote } from "../../catalogue/prices/tax-note.tsx";
import { DirectBuy } from "./direct-buy.tsx";

interface PriceAndBuyProps {
  product: ProductView;
  size: "large" | "small";
}

const sizes = {
  large: { price: "text-28", tax: "text-14" },
  small: { price: "text-22", tax: "text-12" },
};

/** The end of a product's card: its price, and the cart button where the card has no page to link to. */
export function PriceAndBuy({ product, size }: PriceAndBuyProps) {
  const language = useLanguage();
  const { price, tax } = sizes[size];
  return (
    <div className="flex flex-wrap content-start items-center justify-between gap-x-3 gap-y-2">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {/* As high as the button, so that adjacent prices align. */}
        <span className={`font-display leading-10 font-[650] tracking-heading ${price}`}>
          <ProductPrice product={product} language={language} />
        </span>
        <Reduction product={product} />
        <span className={`text-faint ${tax}`}>
          <TaxNote />
        </span>
      </p>
      <DirectBuy product={product} />
    </div>
  );
}
