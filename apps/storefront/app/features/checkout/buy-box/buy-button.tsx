import type { CartItem } from "@autotune/commerce";
import { Button } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, type ReactNode, type Ref } from "react";
import { create } from "zustand";
import { buy } from "../cart/cart.ts";
import { notifyMissingCode } from "../../../platform/notifications/notify-missing-code.ts";
import { useOwnership } from "../../subscriptions/summary/use-ownership.ts";

/** Shared by all such buttons on the page: whichever was clicked, the page is about to be left. */
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

/** Puts the product into the cart and goes to checkout. An owner buys another license, and is told so. */
export function BuyButton({ item, label, size = "large", ref }: BuyButtonProps) {
  const { going } = useGoing();
  const isOwned = useOwnership(item) !== undefined;

  useEffect(() => {
    // The back/forward cache may restore the page as it was left.
    addEventListener("pageshow", stay);
    return () => removeEventListener("pageshow", stay);
  }, []);

  const press = async () => {
    // Repeated clicks until the next page is there count once.
    if (useGoing.getState().going) return;
    useGoing.setState({ going: true });
    try {
      const { ok } = await buy(item);
      // If the navigation was stopped, the button works again.
      if (ok) setTimeout(stay, longestWay);
      else stay();
    } catch {
      // The cart's rules could not be fetched.
      stay();
      notifyMissingCode();
    }
  };

  return (
    <Button
      ref={ref}
      size={size}
      variant={isOwned ? "secondary" : "primary"}
      busy={going}
      onClick={() => void press()}
    >
      <Label {...{ going, isOwned, label }} />
    </Button>
  );
}

function Label({ going, isOwned, label }: { going: boolean; isOwned: boolean; label: ReactNode }) {
  if (going) return <Trans>Going to checkout…</Trans>;
  return isOwned ? <Trans>Buy another license</Trans> : label;
}
