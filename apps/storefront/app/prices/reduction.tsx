import type { Offer } from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../i18n/language.ts";
import { DiscountPill } from "./discount-pill.tsx";
import { Price } from "./price.tsx";

/** Beside a price that is reduced: what it was, and what is saved. Nothing without a discount. */
export function Reduction({ product }: { product: Pick<Offer, "basePrices" | "discount"> }) {
  const language = useLanguage();
  const { basePrices, discount } = product;
  if (discount === null) return null;
  return (
    <>
      <s className="text-16 text-faint">
        <span className="sr-only">
          <Trans>Before:</Trans>{" "}
        </span>
        <Price prices={basePrices} language={language} />
      </s>
      <DiscountPill discount={discount} />
    </>
  );
}
