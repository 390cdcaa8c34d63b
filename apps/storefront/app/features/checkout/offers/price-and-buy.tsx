import { CardPrice, type CardPriceProps } from "../../catalogue/prices/card-price.tsx";
import { DirectBuy } from "./direct-buy.tsx";

/** The end of a product's card. What belongs to the price breaks within it, so that the button keeps its place. */
export function PriceAndBuy({ product, size }: CardPriceProps) {
  return (
    <div className="flex flex-wrap content-start items-start justify-between gap-x-3 gap-y-2">
      <div className="min-w-28 flex-1">
        <CardPrice product={product} size={size} />
      </div>
      <DirectBuy product={product} />
    </div>
  );
}
