import type { CartItem } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { Ref } from "react";
import { useLanguage } from "../../i18n/language.ts";
import { addItem } from "../../state/cart.ts";

interface BuyButtonProps {
  item: CartItem;
  ref?: Ref<HTMLButtonElement>;
}

/** Puts the product into the cart and goes to checkout. */
export function BuyButton({ item, ref }: BuyButtonProps) {
  const language = useLanguage();
  return (
    <button
      ref={ref}
      type="button"
      onClick={({ detail }) => {
        // The second press of a double click means the same one.
        if (detail > 1) return;
        addItem(item);
        // Checkout has a policy of its own, so it is a new document.
        location.assign(linkTo("Checkout", {}, language));
      }}
      className={`${buttonClass("primary")} cursor-pointer`}
    >
      <Trans>Buy Now</Trans>
    </button>
  );
}
