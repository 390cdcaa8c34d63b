import type { CartPromotion, Prices } from "@autotune/commerce";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readAmounts } from "../../catalogue/api/read-amounts.ts";
import {
  isFailure,
  requestFailure,
  type RequestFailure,
} from "../../../platform/failures/request-failure.ts";

export type PromotionResult =
  /** With when it ends by itself, as an ISO time. */
  | { kind: "granted"; promotion: CartPromotion; endsAt: string | null }
  /** The server gives no reason. */
  | { kind: "notQualified" }
  | RequestFailure;

/** What a promotion's code offers the current visitor. */
export async function fetchPromotion(code: string): Promise<PromotionResult> {
  const token = await fetchPromotionToken();
  if (isFailure(token)) return token;
  const response = await callShop({
    method: "POST",
    path: "/laravel/rest/promotion",
    body: { code, token },
  });
  if (response.ok) {
    const promotion = readPromotion(response.value);
    const endsAt = isRecord(response.value) ? response.value["endsAt"] : null;
    return promotion === undefined
      ? requestFailure(response)
      : { kind: "granted", promotion, endsAt: typeof endsAt === "string" ? endsAt : null };
  }
  return response.error === "promotionRefused"
    ? { kind: "notQualified" }
    : requestFailure(response);
}

export async function fetchPromotionToken(): Promise<string | RequestFailure> {
  const response = await callShop({ method: "GET", path: "/laravel/rest/promo_token_C11A6954" });
  const token = response.ok && isRecord(response.value) ? response.value["token"] : undefined;
  return typeof token === "string" ? token : requestFailure(response);
}

/** The promotion in a response; undefined where there is none. */
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
