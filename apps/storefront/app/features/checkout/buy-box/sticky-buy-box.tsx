import type { CartItem } from "@autotune/commerce";
import { StickyBox } from "@autotune/ui";
import type { ReactNode, RefObject } from "react";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { BuyButton } from "./buy-button.tsx";

interface StickyBuyBoxProps {
  item: CartItem;
  price: ReactNode;
  label: ReactNode;
  /** The button that it replaces. */
  trigger: RefObject<Element | null>;
}

/** Under the top bar, once the page's own button is out of view, until the footer. Phones have `BuyBar` instead. */
export function StickyBuyBox({ item, price, label, trigger }: StickyBuyBoxProps) {
  return (
    <div className="max-sm:hidden">
      <StickyBox trigger={trigger} end={() => document.querySelector("footer")}>
        <div data-buy-box="" className="border-b border-line bg-surface-1/90 backdrop-blur-xl">
          <div className="wrap flex items-center gap-5 py-2.5">
            <div className="w-18 shrink-0">
              <ProductImage pid={item.pid} sizes="4.5rem" />
            </div>
            <p className="min-w-0 flex-1 truncate font-display text-18 font-semibold">
              {item.name}
            </p>
            <p className="text-18 font-semibold tabular-nums">{price}</p>
            <BuyButton item={item} label={label} size="small" />
          </div>
        </div>
      </StickyBox>
    </div>
  );
}
