import type { CartItem } from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { DiscountPill } from "./discount-pill.tsx";
import { DiscountTerms, type DiscountedPlan } from "./discount-terms.tsx";
import { LowestPrice } from "./lowest-price.tsx";
import { Price } from "./price.tsx";

type Reduced = Pick<CartItem, "discount" | "lowestBefore"> & DiscountedPlan;

/**
 * Beside a price that is reduced: what it was, what is saved, and on lines of their own for how long, and the lowest
 * price of the 30 days before. Nothing without a discount.
 */
export function Reduction({ product }: { product: Reduced }) {
  const language = useLanguage();
  const { path, basePrices, discount } = product;
  if (discount === null) return null;
  return (
    <>
      <s className="text-16 text-faint">
        <span className="sr-only">
          <Trans>Was:</Trans>{" "}
        </span>
        <Price of={path} prices={basePrices} language={language} />
      </s>
      <DiscountPill of={path} discount={discount} />
      {product.discountPeriodCount === null ? null : (
        <span className="order-1 block w-full text-14 text-muted">
          <DiscountTerms product={product} />
        </span>
      )}
      <LowestPrice product={product} />
    </>
  );
}
