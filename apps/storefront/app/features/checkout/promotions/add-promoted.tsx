import type { CartPromotion } from "@autotune/commerce";
import { Button } from "@autotune/ui";
import { useRef, useState, type ReactNode } from "react";
import { notifyMissingCode } from "../../../platform/notifications/notify-missing-code.ts";
import { goToCheckout } from "../cart/cart.ts";

interface AddPromotedProps {
  promotion: CartPromotion;
  /** Paths of what is added. */
  paths: readonly string[];
  size: "large" | "small";
  children: ReactNode;
}

/** Adds products at their prices in a promotion, and goes to the checkout. */
export function AddPromoted({ promotion, paths, size, children }: AddPromotedProps) {
  const [isBusy, setIsBusy] = useState(false);
  const isAtWork = useRef(false);

  const add = async () => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setIsBusy(true);
    try {
      const { takePromotedProducts } = await import("./take-promoted-products.ts");
      const taken = await takePromotedProducts(promotion, paths);
      if (taken.length > 0) goToCheckout();
      else notifyMissingCode();
    } catch {
      notifyMissingCode();
    }
    isAtWork.current = false;
    setIsBusy(false);
  };

  return (
    <Button
      busy={isBusy}
      size={size}
      variant={size === "small" ? "secondary" : "primary"}
      wide={size === "large"}
      onClick={() => void add()}
    >
      {children}
    </Button>
  );
}
