import Type from "typebox";

/** What the shop stores in a browser and which third parties its pages call: the rows come from the inventory. */
export const CookieTableBlock = Type.Object({
  block: Type.Literal("cookieTable"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
});
export type CookieTableBlock = Type.Static<typeof CookieTableBlock>;
export type CookieTableView = CookieTableBlock;
