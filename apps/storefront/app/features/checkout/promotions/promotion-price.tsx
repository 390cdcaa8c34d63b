import type { Prices } from "@autotune/commerce";
import type { ProductView } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { Price } from "../../catalogue/prices/price.tsx";

interface PromotionPriceProps {
  product: Pick<ProductView, "path" | "prices" | "basePrices" | "discount">;
  /** Its price in the promotion. */
  promoted: Prices;
  /** Where its lines begin or end: beside a button on a phone they begin with the text above. */
  side?: keyof typeof sides;
}

const sides = {
  end: "justify-items-end",
  startOnPhones: "justify-items-start sm:justify-items-end",
};

/** What a product costs in a promotion, what it costs otherwise, and what it costs now where that is reduced. */
export function PromotionPrice({ product, promoted, side = "end" }: PromotionPriceProps) {
  const language = useLanguage();
  const { path, prices, basePrices, discount } = product;
  return (
    <span className={`grid min-w-0 gap-0.5 sm:shrink-0 ${sides[side]}`}>
      <span className="text-22 leading-heading font-medium text-family">
        <span className="sr-only">
          <Trans>Promotion price:</Trans>{" "}
        </span>
        <Price of={path} prices={promoted} language={language} />
      </span>
      {/* One line where there is room, so that the prices of a list stand in one rhythm. */}
      <span className="flex flex-wrap gap-x-2 text-14 text-muted sm:flex-nowrap sm:whitespace-nowrap">
        <span>
          <span className="sr-only">
            <Trans>Regular price:</Trans>{" "}
          </span>
          <s>
            <Price of={path} prices={basePrices} language={language} />
          </s>
        </span>
        {discount === null ? null : (
          <span>
            <Trans>
              <Price of={path} prices={prices} language={language} /> without this promotion
            </Trans>
          </span>
        )}
      </span>
    </span>
  );
}
