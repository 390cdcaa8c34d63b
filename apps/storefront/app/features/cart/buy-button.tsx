import type { CartItem } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { Button } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, type ReactNode, type Ref } from "react";
import { create } from "zustand";
import { useLanguage } from "../../i18n/language.ts";
import { addItem } from "../../state/cart.ts";

/** Of all such buttons on the page: whichever was pressed, the page is about to be left. */
const useGoing = create(() => ({ going: false }));
/** Milliseconds. */
const longestWay = 10_000;
const stay = () => useGoing.setState({ going: false });

interface BuyButtonProps {
  item: CartItem;
  label: ReactNode;
  size?: "large" | "small";
  ref?: Ref<HTMLButtonElement>;
}

/** Puts the product into the cart and goes to checkout. */
export function BuyButton({ item, label, size = "large", ref }: BuyButtonProps) {
  const language = useLanguage();
  const { going } = useGoing();

  useEffect(() => {
    // The back button may bring the page back as it was left.
    addEventListener("pageshow", stay);
    return () => removeEventListener("pageshow", stay);
  }, []);

  const buy = () => {
    // However often it is pressed until the next page is there, it means the same one.
    if (useGoing.getState().going) return;
    useGoing.setState({ going: true });
    addItem(item);
    // Checkout has a policy of its own, so it is a new document.
    location.assign(linkTo("Checkout", {}, language));
    // Who stops the browser on its way may press again.
    setTimeout(stay, longestWay);
  };

  return (
    <Button ref={ref} size={size} busy={going} onClick={buy}>
      {going ? <Trans>Going to checkout…</Trans> : label}
    </Button>
  );
}
