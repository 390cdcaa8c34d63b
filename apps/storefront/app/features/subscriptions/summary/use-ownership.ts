import { isCovered, type CartItem } from "@autotune/commerce";
import { useSignedInStatus } from "./subscription-status.ts";

interface Ownership {
  /** How many upgrades are offered for it. */
  readonly upgrades: number;
}

/**
 * Whether the visitor owns a product. Pages are the same for everyone, so it is undefined on the server, and until the
 * summary of a signed-in person is here.
 */
export function useOwnership(product: Pick<CartItem, "path" | "includes">): Ownership | undefined {
  const owned = useSignedInStatus((state) => state.ownedProducts);
  if (!isCovered(product, new Set(Object.keys(owned)))) return undefined;
  return { upgrades: owned[product.path] ?? 0 };
}
