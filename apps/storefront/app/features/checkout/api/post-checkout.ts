import {
  agreedDocuments,
  cartRejections,
  couponRejections,
  lineRejections,
  type RequestedLine,
  type Currency,
  type RejectedLine,
} from "@autotune/commerce";
import type {
  CheckoutBody,
  CheckoutResponse,
  CurrentPolicy,
  Guest,
  RejectedCartResponse,
} from "@autotune/contract";
import { languages, type Language } from "@autotune/routes";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";

/** A text in the version that the page named. */
export type AgreedPolicy = NonNullable<CheckoutBody["agreed"]>[number];

/** What a payment is opened for. */
export interface CheckoutRequest {
  readonly lines: readonly RequestedLine[];
  readonly currency: Currency;
  readonly language: Language;
  readonly coupon: string | null;
  readonly promotion: string | null;
  /** Who buys without an account; null for a signed-in person. */
  readonly guest: Guest | null;
  /** Checkouts that were paid here and that the server does not know of yet. */
  readonly paid: readonly string[];
  /** Unpaid checkouts of this browser that it gives up for this one. */
  readonly replaces: readonly string[];
  /** What the buyer read about plans that renew. */
  readonly renewalTerms: string | undefined;
  /** The texts that the page named, in their versions. */
  readonly agreed: readonly AgreedPolicy[];
  /** The affiliate click that led here; null where there is none, or no consent. */
  readonly affiliateClick: string | null;
}

export type PostedCheckout =
  | ({ kind: "opened" } & Pick<CheckoutResponse, "checkoutId" | "sessionId">)
  | ({ kind: "rejected" } & Pick<RejectedCartResponse, "reason" | "lines" | "coupon">)
  /** The session is over; `callShop` has signed the person out. */
  | { kind: "signedOut" }
  /** The guest's email address belongs to an account. */
  | { kind: "accountExists" }
  /** The page named older versions of these texts. */
  | { kind: "policiesChanged"; policies: readonly CurrentPolicy[] }
  /** Too many payments were declined: wait so many seconds. */
  | { kind: "tooMany"; seconds: number }
  | { kind: "unavailable" };

/** Where the response has no time to wait. */
const usualWait = 60;

/** Has the server validate the cart and open a payment for it. */
export async function postCheckout(request: CheckoutRequest): Promise<PostedCheckout> {
  const response = await callShop({
    method: "POST",
    path: "/laravel/rest/checkout",
    body: bodyOf(request),
    verified: request.guest === null,
  });
  if (response.ok) return readOpened(response.value) ?? { kind: "unavailable" };
  if (response.status === 401) return { kind: "signedOut" };
  if (response.status === 429)
    return { kind: "tooMany", seconds: response.retryAfter ?? usualWait };
  if (response.error === "accountExists") return { kind: "accountExists" };
  if (response.error === "policiesChanged")
    return readChangedPolicies(response.value) ?? { kind: "unavailable" };
  if (response.error === "cartRefused")
    return readRejected(response.value) ?? { kind: "unavailable" };
  return { kind: "unavailable" };
}

function bodyOf(request: CheckoutRequest): CheckoutBody {
  const { lines, coupon, promotion, guest, paid, replaces, ...more } = request;
  const { renewalTerms, agreed, affiliateClick, ...rest } = more;
  return {
    ...rest,
    ...(paid.length === 0 ? {} : { paid: [...paid] }),
    ...(replaces.length === 0 ? {} : { replaces: [...replaces] }),
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
    ...(agreed.length === 0
      ? {}
      : { agreed: agreed.map(({ document, version }) => ({ document, version })) }),
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

function readChangedPolicies(value: unknown): PostedCheckout | undefined {
  if (!isRecord(value) || !Array.isArray(value["policies"])) return undefined;
  const policies = value["policies"].map(readPolicy).filter((policy) => policy !== undefined);
  return policies.length === value["policies"].length
    ? { kind: "policiesChanged", policies }
    : undefined;
}

function readPolicy(value: unknown): CurrentPolicy | undefined {
  if (!isRecord(value)) return undefined;
  const { version, title } = value;
  const document = agreedDocuments.find((candidate) => candidate === value["document"]);
  const language = languages.find((candidate) => candidate === value["language"]);
  if (document === undefined || language === undefined) return undefined;
  return typeof version === "number" && typeof title === "string"
    ? { document, version, title, language }
    : undefined;
}

function readRejected(value: unknown): PostedCheckout | undefined {
  if (!isRecord(value) || !Array.isArray(value["lines"])) return undefined;
  const reason = cartRejections.find((candidate) => candidate === value["reason"]);
  if (reason === undefined) return undefined;
  const lines = value["lines"].map(readRejectedLine).filter((line) => line !== undefined);
  const coupon = couponRejections.find((candidate) => candidate === value["coupon"]) ?? null;
  return { kind: "rejected", reason, lines, coupon };
}

function readRejectedLine(value: unknown): RejectedLine | undefined {
  if (!isRecord(value)) return undefined;
  const { path, unitPrice } = value;
  const reason = lineRejections.find((candidate) => candidate === value["reason"]);
  if (typeof path !== "string" || reason === undefined) return undefined;
  return { path, reason, unitPrice: typeof unitPrice === "number" ? unitPrice : null };
}
