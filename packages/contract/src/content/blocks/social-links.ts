import Type from "typebox";

/** Where else the brand can be met. The places are the shop's, the same everywhere. */
export const SocialLinksBlock = Type.Object({
  block: Type.Literal("socialLinks"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
});
export type SocialLinksBlock = Type.Static<typeof SocialLinksBlock>;
export type SocialLinksView = SocialLinksBlock;
