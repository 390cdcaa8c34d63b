import type { PromotionAnswer } from "@autotune/contract";
import type Type from "typebox";
import type { FoundPromotion } from "./promotion-json.ts";

/** A promotion as calls tell it. */
export function viewPromotion(found: FoundPromotion): Type.Static<typeof PromotionAnswer> {
  return {
    promoCode: found.code,
    promoId: found.id,
    offerTag: found.offerTag,
    endsAt: found.endsAt === null ? null : new Date(found.endsAt).toISOString(),
    promoProducts: Object.entries(found.prices).map(([path, prices]) => ({
      path,
      prices: { ...prices },
    })),
  };
}
