import type { ProductView } from "@autotune/contract";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { pricePart } from "../prices/price-part.tsx";
import { QuantityHint } from "../prices/quantity-hint.tsx";

/** What a product costs, in the head of its page: now, before its discount, and for several copies. */
export function HeroPrice({ product }: { product: ProductView }) {
  const language = useLanguage();
  const { price, was, pill, label, note } = pricePart({ product, language });
  return (
    <div className="mt-8">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-display text-48 font-[650] tracking-display">{price}</span>
        {was === undefined ? null : <s className="text-22 text-faint">{was}</s>}
        {pill}
        {label}
        {product.discountReason === null ? null : (
          <span className="font-mono text-14 text-muted">{product.discountReason}</span>
        )}
      </p>
      <p className="mt-2 text-14 text-muted">{note}</p>
      <div className="mt-2">
        <QuantityHint of={product.path} steps={product.quantityDiscounts} />
      </div>
    </div>
  );
}
