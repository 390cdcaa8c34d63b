import type { CartPromotion, Coupon } from "@autotune/commerce";
import type { CodeRejection, RedeemCodeResponse } from "@autotune/contract";
import { codeRejections } from "@autotune/contract/code-rejections";
import type { Language } from "@autotune/routes";
import { readCoupon } from "../../checkout/api/fetch-coupon.ts";
import { fetchPromotionToken, readPromotion } from "../../checkout/api/fetch-promotion.ts";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import {
  isFailure,
  requestFailure,
  type RequestFailure,
} from "../../../platform/failures/request-failure.ts";

export type RedeemedLicence = Pick<
  Extract<RedeemCodeResponse, { kind: "licence" }>["licences"][number],
  "name" | "pid" | "serial"
>;

/** What a code grants; repeated where the person had redeemed it before. */
export type Redeemed = Pick<RedeemCodeResponse, "dealer" | "isRepeated"> &
  (
    | { readonly kind: "licence"; readonly licences: readonly RedeemedLicence[] }
    | { readonly kind: "coupon"; readonly coupon: Coupon }
    | { readonly kind: "promotion"; readonly promotion: CartPromotion }
  );

export type RedemptionRejection =
  | CodeRejection
  /** The server gives no reason. */
  | "notQualified"
  | "signedOut"
  | RequestFailure;

export type Redemption =
  | { readonly ok: true; readonly redeemed: Redeemed }
  | { readonly ok: false; readonly reason: RedemptionRejection };

/** Redeems a code for the signed-in person. Idempotent: repeated, it returns the first result. */
export async function redeemCode(code: string, language: Language): Promise<Redemption> {
  const token = await fetchPromotionToken();
  if (isFailure(token)) return { ok: false, reason: token };
  const response = await callShop({
    method: "POST",
    path: "/laravel/rest/redeem-code",
    body: { code, token, lang: language },
    verified: true,
  });
  if (response.ok) {
    const redeemed = readRedeemed(response.value);
    return redeemed === undefined
      ? { ok: false, reason: requestFailure(response) }
      : { ok: true, redeemed };
  }
  if (response.status === 401) return { ok: false, reason: "signedOut" };
  if (response.error === "promotionRefused") return { ok: false, reason: "notQualified" };
  const given = isRecord(response.value) ? response.value["reason"] : undefined;
  const reason = codeRejections.find((candidate) => candidate === given);
  return { ok: false, reason: reason ?? requestFailure(response) };
}

export function readRedeemed(value: unknown): Redeemed | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, dealer, isRepeated } = value;
  if (typeof dealer !== "string" || typeof isRepeated !== "boolean") return undefined;
  if (kind === "licence") {
    const licences = readLicences(value["licences"]);
    return licences === undefined ? undefined : { kind, dealer, isRepeated, licences };
  }
  if (kind === "coupon") {
    const coupon = readCoupon(value["coupon"]);
    return coupon === undefined ? undefined : { kind, dealer, isRepeated, coupon };
  }
  if (kind === "promotion") {
    const promotion = readPromotion(value["promotion"]);
    return promotion === undefined ? undefined : { kind, dealer, isRepeated, promotion };
  }
  return undefined;
}

function readLicences(value: unknown): RedeemedLicence[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const licences: RedeemedLicence[] = [];
  for (const licence of value) {
    if (!isRecord(licence)) return undefined;
    const { name, pid, serial } = licence;
    if (typeof name !== "string" || typeof pid !== "string" || typeof serial !== "string")
      return undefined;
    licences.push({ name, pid, serial });
  }
  return licences;
}

/** The name of a dealer; undefined where no such dealer issued codes. */
export async function fetchDealer(slug: string, signal: AbortSignal): Promise<string | undefined> {
  const path = `/laravel/rest/dealers/${encodeURIComponent(slug)}`;
  const response = await callShop({ method: "GET", path, signal });
  const name = response.ok && isRecord(response.value) ? response.value["name"] : undefined;
  return typeof name === "string" ? name : undefined;
}
