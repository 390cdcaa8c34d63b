import type { CartPromotion, Prices } from "@autotune/commerce";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";
import { readAmounts } from "./read-amounts.ts";

export type AskedPromotion =
  /** With when it ends by itself, as an ISO time. */
  | { kind: "granted"; promotion: CartPromotion; endsAt: string | null }
  /** The server does not say why. */
  | { kind: "notQualified" }
  /** Too many codes were tried: the person has to wait. */
  | { kind: "tooMany" }
  | { kind: "unavailable" };

/** What a promotion's code offers to whoever asks. */
export async function askPromotion(code: string): Promise<AskedPromotion> {
  const token = await askPromotionToken();
  if (token === undefined) return { kind: "unavailable" };
  const answer = await callShop({
    method: "POST",
    path: "/laravel/rest/promotion",
    body: { code, token },
  });
  if (answer.ok) {
    const promotion = readPromotion(answer.value);
    const endsAt = isRecord(answer.value) ? answer.value["endsAt"] : null;
    return promotion === undefined
      ? { kind: "unavailable" }
      : { kind: "granted", promotion, endsAt: typeof endsAt === "string" ? endsAt : null };
  }
  if (answer.status === 429) return { kind: "tooMany" };
  return { kind: answer.error === "promotionRefused" ? "notQualified" : "unavailable" };
}

/** What a promotion call has to show; undefined where none came. */
export async function askPromotionToken(): Promise<string | undefined> {
  const answer = await callShop({ method: "GET", path: "/laravel/rest/promo_token_C11A6954" });
  const token = answer.ok && isRecord(answer.value) ? answer.value["token"] : undefined;
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
