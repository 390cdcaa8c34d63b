import type { PromotionResponse } from "@autotune/contract";
import type Type from "typebox";
import type { FoundPromotion } from "./promotion-json.ts";

/** A promotion as the API returns it. */
export function viewPromotion(found: FoundPromotion): Type.Static<typeof PromotionResponse> {
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
