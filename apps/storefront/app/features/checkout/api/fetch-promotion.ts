import type { CartPromotion, Prices } from "@autotune/commerce";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readAmounts } from "../../catalogue/api/read-amounts.ts";

export type PromotionResult =
  /** With when it ends by itself, as an ISO time. */
  | { kind: "granted"; promotion: CartPromotion; endsAt: string | null }
  /** The server gives no reason. */
  | { kind: "notQualified" }
  /** Too many codes were tried: the person has to wait. */
  | { kind: "tooMany" }
  | { kind: "unavailable" };

/** What a promotion's code offers the current visitor. */
export async function fetchPromotion(code: string): Promise<PromotionResult> {
  const token = await fetchPromotionToken();
  if (token === undefined) return { kind: "unavailable" };
  const response = await callShop({
    method: "POST",
    path: "/laravel/rest/promotion",
    body: { code, token },
  });
  if (response.ok) {
    const promotion = readPromotion(response.value);
    const endsAt = isRecord(response.value) ? response.value["endsAt"] : null;
    return promotion === undefined
      ? { kind: "unavailable" }
      : { kind: "granted", promotion, endsAt: typeof endsAt === "string" ? endsAt : null };
  }
  if (response.status === 429) return { kind: "tooMany" };
  return { kind: response.error === "promotionRefused" ? "notQualified" : "unavailable" };
}

/** The promotion in a response; undefined where there is none. */
export async function fetchPromotionToken(): Promise<string | undefined> {
  const response = await callShop({ method: "GET", path: "/laravel/rest/promo_token_C11A6954" });
  const token = response.ok && isRecord(response.value) ? response.value["token"] : undefined;
  return typeof token === "string" ? token : undefined;
}

export function readPromotion(value: unknown): CartPromotion | undefined {
  if (!isRecord(value)) return undefined;
  const { promoCode: code, promoId: id, offerTag, promoProducts } = value;
  if (typeof code !== "string" || typeof id !== "string" || typeof offerTag !== "string")
    return undefined;
  if (!Array.isArray(promoProducts)) return undefined;
  const products: Record<string, Prices> = {};
  for (const product of promoProducts) {
    const path: unknown = isRecord(product) ? product["path"] : undefined;
    const prices = isRecord(product) ? readAmounts(product["prices"]) : undefined;
    if (typeof path !== "string" || prices === undefined) return undefined;
    products[path] = prices;
  }
  return { code, id, offerTag, products };
}
