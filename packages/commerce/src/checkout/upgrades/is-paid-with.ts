import type { CartUpgrade } from "../cart/cart.ts";

export function isPaidWith({ qualifyingProduct }: CartUpgrade, purchaseId: string): boolean {
  return qualifyingProduct.purchaseId === purchaseId;
}
