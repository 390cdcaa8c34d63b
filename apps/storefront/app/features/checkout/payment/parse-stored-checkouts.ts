import {
  currencyOfCountry,
  requestedLines,
  isCurrency,
  type RequestedLine,
  type Cart,
  type Currency,
  type QualifyingProduct,
} from "@autotune/commerce";
import { isRecord } from "../../../platform/api/is-record.ts";

/** What a payment is for: everything by which the server decides it. */
export interface PaidCart {
  /** It decides the tax; null in what an older release stored. */
  readonly country: string | null;
  readonly currency: Currency;
  readonly lines: readonly RequestedLine[];
  /** Codes. */
  readonly coupon: string | null;
  readonly promotion: string | null;
  /** The email address of a guest; null for a signed-in person. */
  readonly guest: string | null;
}

/** A payment that was begun: stored, so that a reload, a second tab or the back button never pays twice. */
export interface StoredCheckout extends PaidCart {
  readonly checkoutId: string;
  /** The provider's session id. */
  readonly sessionId: string;
  readonly openedAt: number;
  /** The provider's frame reported an order. A hint: the server decides. */
  readonly paid: boolean;
  /** Its lines are out of the cart. */
  readonly taken: boolean;
  /** The affiliate click was sent to the server. */
  readonly hasAffiliateClick: boolean;
  /** The versions of the texts that were agreed to. */
  readonly policies: string;
}

/** The provider's sessions live 24 hours; one that is about to end is not offered again. */
const longest = 23 * 60 * 60 * 1000;
/** Each is checked with the server before a new payment, so the list is short. */
const most = 20;

export function toPaidCart(cart: Cart, country: string, guest: string | null): PaidCart {
  const currency = currencyOfCountry(country);
  return {
    country,
    currency,
    lines: requestedLines(cart, currency),
    coupon: cart.coupon?.code ?? null,
    promotion: cart.promotion?.code ?? null,
    guest,
  };
}

/** Equal for two carts that would be charged alike, to the same person. */
export function fingerprintOf(paidCart: PaidCart): string {
  const { country, currency, lines, coupon, promotion, guest } = paidCart;
  const texts = lines.map(({ path, quantity, unitPrice, isFreebie, qualifyingProduct }) =>
    JSON.stringify([path, quantity, unitPrice, isFreebie, qualifyingProduct?.purchaseId ?? ""]),
  );
  return JSON.stringify([country, currency, coupon, promotion, guest, texts.toSorted()]);
}

/** Reads the stored list. What is too old or unreadable is left out. */
export function parseStoredCheckouts(value: unknown, now: number): StoredCheckout[] {
  if (!Array.isArray(value)) return [];
  return value
    .map(parseOne)
    .filter((checkout) => checkout !== undefined)
    .filter(({ openedAt }) => now - openedAt < longest)
    .slice(-most);
}

function parseOne(value: unknown): StoredCheckout | undefined {
  if (!isRecord(value) || !Array.isArray(value["lines"])) return undefined;
  const { checkoutId, sessionId, country, currency, coupon, promotion, guest } = value;
  const { openedAt, paid, taken, hasAffiliateClick, policies } = value;
  const lines = value["lines"].map(parseLine).filter((line) => line !== undefined);
  const readable =
    typeof checkoutId === "string" &&
    typeof sessionId === "string" &&
    typeof currency === "string" &&
    isCurrency(currency) &&
    typeof openedAt === "number" &&
    typeof paid === "boolean" &&
    typeof taken === "boolean" &&
    lines.length === value["lines"].length;
  if (!readable) return undefined;
  return {
    checkoutId,
    sessionId,
    country: textOrNull(country),
    currency,
    lines,
    coupon: textOrNull(coupon),
    promotion: textOrNull(promotion),
    guest: textOrNull(guest),
    openedAt,
    paid,
    taken,
    hasAffiliateClick: hasAffiliateClick === true,
    // An older release stored none.
    policies: textOrNull(policies) ?? "",
  };
}

/** A line stored by an older release has neither freebie nor upgrade. */
function parseLine(value: unknown): RequestedLine | undefined {
  if (!isRecord(value)) return undefined;
  const { path, quantity, unitPrice, isFreebie } = value;
  const source = value["qualifyingProduct"] ?? null;
  const qualifyingProduct = source === null ? null : parseSource(source);
  const readable =
    typeof path === "string" && typeof quantity === "number" && typeof unitPrice === "number";
  return readable && qualifyingProduct !== undefined
    ? { path, quantity, unitPrice, isFreebie: isFreebie === true, qualifyingProduct }
    : undefined;
}

function parseSource(value: unknown): QualifyingProduct | undefined {
  if (!isRecord(value)) return undefined;
  const { code, purchaseId, serial } = value;
  const readable =
    typeof code === "string" && typeof purchaseId === "string" && typeof serial === "string";
  return readable ? { code, purchaseId, serial } : undefined;
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
