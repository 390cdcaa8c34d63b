import { isEmpty } from "@autotune/commerce";
import { useListening } from "../../catalogue/listening/listening.ts";
import { useCart } from "../../checkout/cart/cart.ts";
import type { Activity } from "./is-person-busy.ts";

/** What the person is doing now. A cart that is still being read may be a filled one. */
export function personActivity(): Activity {
  const { status, cart } = useCart.getState();
  return {
    hasCart: status === "unknown" || !isEmpty(cart),
    isListening: useListening.getState().player !== undefined,
  };
}
