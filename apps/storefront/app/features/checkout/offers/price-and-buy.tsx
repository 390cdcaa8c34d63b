import { CardPrice, type CardPriceProps } from "../../catalogue/prices/card-price.tsx";
import { DirectBuy } from "./direct-buy.tsx";

/** The end of a product's card: its price, and the cart button where the card has no page to link to. */
export function PriceAndBuy({ product, size }: CardPriceProps) {
  return (
    <div className="flex flex-wrap content-start items-center justify-between gap-x-3 gap-y-2">
      <CardPrice product={product} size={size} />
      <DirectBuy product={product} />
    </div>
  );
}
