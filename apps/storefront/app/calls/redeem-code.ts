import type { CartPromotion, Coupon } from "@autotune/commerce";
import type { CodeRefusal } from "@autotune/contract";
import { codeRefusals } from "@autotune/contract/code-refusals";
import type { Language } from "@autotune/routes";
import { readCoupon } from "./ask-coupon.ts";
import { askPromotionToken, readPromotion } from "./ask-promotion.ts";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";

export interface RedeemedLicence {
  readonly name: string;
  readonly pid: string;
  readonly serial: string;
}

/** What somebody has of a code; repeated where it was theirs before. */
export type Redeemed = { readonly dealer: string; readonly isRepeated: boolean } & (
  | { readonly kind: "licence"; readonly licences: readonly RedeemedLicence[] }
  | { readonly kind: "coupon"; readonly coupon: Coupon }
  | { readonly kind: "promotion"; readonly promotion: CartPromotion }
);

export type RedemptionRefusal =
  | CodeRefusal
  /** The server does not say why. */
  | "notQualified"
  | "signedOut"
  /** Too many codes were tried: the person has to wait. */
  | "tooMany"
  | "unavailable";

export type Redemption =
  | { readonly ok: true; readonly redeemed: Redeemed }
  | { readonly ok: false; readonly reason: RedemptionRefusal };

/** Redeems a code for whoever is signed in. Asked twice, it tells what it gave the first time. */
export async function redeemCode(code: string, language: Language): Promise<Redemption> {
  const token = await askPromotionToken();
  if (token === undefined) return { ok: false, reason: "unavailable" };
  const answer = await callShop({
    method: "POST",
    path: "/laravel/rest/redeem-code",
    body: { code, token, lang: language },
    verified: true,
  });
  if (answer.ok) {
    const redeemed = readRedeemed(answer.value);
    return redeemed === undefined ? { ok: false, reason: "unavailable" } : { ok: true, redeemed };
  }
  if (answer.status === 401) return { ok: false, reason: "signedOut" };
  if (answer.status === 429) return { ok: false, reason: "tooMany" };
  if (answer.error === "promotionRefused") return { ok: false, reason: "notQualified" };
  const said = isRecord(answer.value) ? answer.value["reason"] : undefined;
  const reason = codeRefusals.find((candidate) => candidate === said);
  return { ok: false, reason: reason ?? "unavailable" };
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

/** What a dealer is called; undefined where nobody of that name handed out codes. */
export async function askDealer(slug: string, signal: AbortSignal): Promise<string | undefined> {
  const path = `/laravel/rest/dealers/${encodeURIComponent(slug)}`;
  const answer = await callShop({ method: "GET", path, signal });
  const name = answer.ok && isRecord(answer.value) ? answer.value["name"] : undefined;
  return typeof name === "string" ? name : undefined;
}
