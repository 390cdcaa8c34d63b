import type { QualifyingProduct } from "../cart/cart.ts";

/** An upgrade is paid with one licence: without all three, nobody knows with which. */
export function isComplete({ code, purchaseId, serial }: QualifyingProduct): boolean {
  return code !== "" && purchaseId !== "" && serial !== "";
}
