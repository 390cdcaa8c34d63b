import {
  cartRefusals,
  couponRefusals,
  lineRefusals,
  type AskedLine,
  type CartRefusal,
  type CouponRefusal,
  type Currency,
  type RefusedLine,
} from "@autotune/commerce";
import type { CheckoutBody, Guest } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";

/** What a payment is asked for. */
export interface CheckoutAsked {
  readonly lines: readonly AskedLine[];
  readonly currency: Currency;
  readonly language: Language;
  readonly coupon: string | null;
  readonly promotion: string | null;
  /** Who buys without an account; null for whoever is signed in. */
  readonly guest: Guest | null;
  /** Checkouts that were paid here and that the server has not heard of yet. */
  readonly paid: readonly string[];
  /** What the buyer read about plans that renew. */
  readonly renewalTerms: string | undefined;
  /** The affiliate's link that led here; null where none did, or nobody agreed to its being known. */
  readonly affiliateClick: string | null;
}

export type PostedCheckout =
  | { kind: "opened"; checkoutId: string; sessionId: string }
  | { kind: "refused"; reason: CartRefusal; lines: RefusedLine[]; coupon: CouponRefusal | null }
  /** The session is over; the call itself has signed the person out. */
  | { kind: "signedOut" }
  /** The guest's address belongs to an account. */
  | { kind: "accountExists" }
  /** Too many payments were declined: not before so many seconds. */
  | { kind: "tooMany"; seconds: number }
  | { kind: "unavailable" };

/** Where the server does not say how long to wait. */
const usualWait = 60;

/** Asks the server to decide the cart and to open a payment for it. */
export async function postCheckout(asked: CheckoutAsked): Promise<PostedCheckout> {
  const answer = await callShop({
    method: "POST",
    path: "/laravel/rest/checkout",
    body: bodyOf(asked),
    verified: asked.guest === null,
  });
  if (answer.ok) return readOpened(answer.value) ?? { kind: "unavailable" };
  if (answer.status === 401) return { kind: "signedOut" };
  if (answer.status === 429) return { kind: "tooMany", seconds: answer.retryAfter ?? usualWait };
  if (answer.error === "accountExists") return { kind: "accountExists" };
  if (answer.error === "cartRefused") return readRefused(answer.value) ?? { kind: "unavailable" };
  return { kind: "unavailable" };
}

function bodyOf(asked: CheckoutAsked): CheckoutBody {
  const { lines, coupon, promotion, guest, paid, renewalTerms, affiliateClick, ...rest } = asked;
  return {
    ...rest,
    ...(paid.length === 0 ? {} : { paid: [...paid] }),
    lines: lines.map(({ path, quantity, unitPrice, isFreebie, qualifyingProduct: source }) => ({
      path,
      quantity,
      unitPrice,
      isFreebie,
      ...(source === null
        ? {}
        : {
            qualifying_product: {
              code: source.code,
              purchase_id: source.purchaseId,
              serial: source.serial,
            },
          }),
    })),
    ...(coupon === null ? {} : { coupon }),
    ...(promotion === null ? {} : { promotion }),
    ...(guest === null ? {} : { guest }),
    ...(renewalTerms === undefined ? {} : { renewalTerms: renewalTerms.slice(0, 1000) }),
    ...(affiliateClick === null ? {} : { affiliateClick }),
  };
}

function readOpened(value: unknown): PostedCheckout | undefined {
  if (!isRecord(value)) return undefined;
  const { checkoutId, sessionId } = value;
  return typeof checkoutId === "string" && typeof sessionId === "string"
    ? { kind: "opened", checkoutId, sessionId }
    : undefined;
}

function readRefused(value: unknown): PostedCheckout | undefined {
  if (!isRecord(value) || !Array.isArray(value["lines"])) return undefined;
  const reason = cartRefusals.find((candidate) => candidate === value["reason"]);
  if (reason === undefined) return undefined;
  const lines = value["lines"].map(readRefusedLine).filter((line) => line !== undefined);
  const coupon = couponRefusals.find((candidate) => candidate === value["coupon"]) ?? null;
  return { kind: "refused", reason, lines, coupon };
}

function readRefusedLine(value: unknown): RefusedLine | undefined {
  if (!isRecord(value)) return undefined;
  const { path, unitPrice } = value;
  const reason = lineRefusals.find((candidate) => candidate === value["reason"]);
  if (typeof path !== "string" || reason === undefined) return undefined;
  return { path, reason, unitPrice: typeof unitPrice === "number" ? unitPrice : null };
}
