import type { Prices } from "@autotune/commerce";
import Type from "typebox";
import type { ProductView } from "../views.ts";

/** Everything that costs less now, from the catalogue and the promotions: offers come and go by themselves. */
export const CurrentOffersBlock = Type.Object({
  block: Type.Literal("currentOffers"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
});
export type CurrentOffersBlock = Type.Static<typeof CurrentOffersBlock>;

/** A promotion that is running, for everyone. */
export interface CurrentPromotionView {
  title: string;
  lead: string;
  href: string;
  /** An ISO time; null where it has no end. */
  endsAt: string | null;
  products: { product: ProductView; promoted: Prices }[];
}

export interface CurrentOffersView extends CurrentOffersBlock {
  /** What is reduced in the catalogue. */
  products: ProductView[];
  promotions: CurrentPromotionView[];
}
