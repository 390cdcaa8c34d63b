import type { CartItem } from "@autotune/commerce";
import type { ReactNode } from "react";
import { BuyButton } from "./buy-button.tsx";

interface BuyBarProps {
  item: CartItem;
  price: ReactNode;
  label: ReactNode;
  shown: boolean;
}

/**
 * On a phone: replaces the button that was scrolled out of view. It is last on the page and sticks to the window's
 * edge, so that it never covers the footer.
 */
export function BuyBar({ item, price, label, shown }: BuyBarProps) {
  return (
    <div
      data-buy-bar=""
      inert={!shown}
      className={`sticky bottom-[var(--consent-height,0px)] z-5 mt-10 flex items-center gap-4 border-t border-line bg-background/90 px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-xl transition-[translate,visibility] duration-200 ease-out sm:hidden ${shown ? "" : "invisible translate-y-full"}`}
    >
      <p className="min-w-0 flex-1">
        <span className="block truncate text-14 text-muted">{item.name}</span>
        <span className="block text-18 font-semibold">{price}</span>
      </p>
      <BuyButton item={item} label={label} />
    </div>
  );
}
