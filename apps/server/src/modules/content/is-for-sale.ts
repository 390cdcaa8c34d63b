import type { Offer } from "@autotune/commerce";

/**
 * Whether a page may offer it to everybody. Upgrades need a licence, some products are only given or part
 * of a promotion, and what is not sold any more is known for those who own it.
 */
export function isForSale({
  type,
  promoOnly,
  wpOnly,
}: Pick<Offer, "type" | "promoOnly" | "wpOnly">): boolean {
  return type !== "upgrade" && !promoOnly && !wpOnly;
}
