import Type from "typebox";

/** GET /laravel/rest/promo_token_C11A6954: what a promotion call has to show. */
export const PromotionTokenResponse = Type.Object({ token: Type.String() });

/** POST /laravel/rest/promotion: what a code offers to the caller. */
export const PromotionBody = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 100 }),
  token: Type.String({ maxLength: 200 }),
});
export const PromotionResponse = Type.Object({
  promoCode: Type.String(),
  promoId: Type.String(),
  offerTag: Type.String(),
  /** When it ends by itself, as an ISO time; null where it goes on. */
  endsAt: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
  /** Paths with their prices in minor units. */
  promoProducts: Type.Array(
    Type.Object({ path: Type.String(), prices: Type.Record(Type.String(), Type.Integer()) }),
  ),
});
