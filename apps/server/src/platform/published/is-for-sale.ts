import type { Offer } from "@autotune/commerce";

/**
 * Whether a page may offer it to everyone. Upgrades need a licence, some products are only given or part of a
 * promotion, and what is no longer sold exists for its owners only.
 */
export function isForSale({
  type,
  promoOnly,
  wpOnly,
}: Pick<Offer, "type" | "promoOnly" | "wpOnly">): boolean {
  return type !== "upgrade" && !promoOnly && !wpOnly;
}
