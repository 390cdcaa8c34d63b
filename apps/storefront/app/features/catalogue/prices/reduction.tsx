import type { CartItem } from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { DiscountPill } from "./discount-pill.tsx";
import { LowestPrice } from "./lowest-price.tsx";
import { Price } from "./price.tsx";

type Reduced = Pick<CartItem, "basePrices" | "discount" | "lowestBefore">;

/**
 * Beside a price that is reduced: what it was, what is saved, and on a line of its own the lowest price of the 30
 * days before. Nothing without a discount.
 */
export function Reduction({ product }: { product: Reduced }) {
  const language = useLanguage();
  const { basePrices, discount } = product;
  if (discount === null) return null;
  return (
    <>
      <s className="text-16 text-faint">
        <span className="sr-only">
          <Trans>Was:</Trans>{" "}
        </span>
        <Price prices={basePrices} language={language} />
      </s>
      <DiscountPill discount={discount} />
      <LowestPrice product={product} />
    </>
  );
}
