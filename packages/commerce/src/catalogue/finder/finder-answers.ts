/** What somebody makes. Editors mark the products that they would recommend for it. */
export const crafts = [
  "sing",
  "rap",
  "harmonies",
  "effects",
  "beats",
  "mix",
  "live",
  "speech",
] as const;
export type Craft = (typeof crafts)[number];

/** What a visitor can answer to the first question. */
export const makes = [...crafts, "everything"] as const;
export type Make = (typeof makes)[number];

/** How somebody wants to pay: the third question. Amounts would have to follow every price and every currency. */
export const spends = ["little", "once", "monthly", "best"] as const;
export type Spend = (typeof spends)[number];
