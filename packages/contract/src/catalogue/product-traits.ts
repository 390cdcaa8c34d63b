/** What somebody wants to do with a voice; the filters of the product list, in this order. */
export const productUses = ["tune", "mix", "harmonize", "transform", "live"] as const;
export type ProductUse = (typeof productUses)[number];
