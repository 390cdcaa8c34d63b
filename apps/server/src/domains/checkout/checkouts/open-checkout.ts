import {
  currencyOfCountry,
  decideCart,
  personKey,
  type DecidedLine,
  type GrantedPromotion,
  type RejectedCart,
} from "@autotune/commerce";
import type { CheckoutResponse, CheckoutBody, CurrentPolicy } from "@autotune/contract";
import type { Database, Transact } from "@autotune/database";
import type { PaymentProvider } from "@autotune/payments";
import { readOffers, type NamedOffer } from "../../catalogue/index.ts";
import { traceTag, writeTraceTag } from "../../../platform/tracing/trace-tag.ts";
import { judgeCoupon } from "../coupons/judge-coupon.ts";
import { normaliseCode } from "../coupons/normalise-code.ts";
import { isGranted, type FoundPromotion } from "../promotions/promotion-json.ts";
import { discountsToReserve } from "../reservations/discounts-to-reserve.ts";
import {
  DiscountTaken,
  keepReserved,
  reserveDiscounts,
} from "../reservations/reserve-discounts.ts";
import { releaseUnopened } from "../reservations/settle-reservations.ts";
import { storeConsents } from "../../subscriptions/index.ts";
import { licencesOf, pathsOf, toRequestedLine } from "./requested-lines.ts";
import type { FactsReader } from "./buyer-facts.ts";
import type { Buyer } from "./buyer.ts";
import { checkoutIdOf } from "./checkout-id.ts";
import { checkoutTag, offerCodeTag } from "./checkout-tag.ts";
import { toCheckoutLine, toSessionItem } from "./decided-lines.ts";
import { waitAfterDeclines } from "../declined-payments/decline-wait.ts";
import type { CheckoutRepository } from "./repository.ts";
import { namesCurrent, readCurrentPolicies } from "./current-policies.ts";
import { storeAgreements } from "./store-agreements.ts";

export interface CheckoutDeps {
  readonly database: Database;
  readonly transact: Transact;
  readonly readFacts: FactsReader;
  readonly checkouts: CheckoutRepository;
  readonly provider: PaymentProvider;
}

export interface CheckoutRequest {
  readonly buyer: Buyer;
  /** The network of the request. */
  readonly place: string;
  /** The browser of the request; null where it is not known. */
  readonly device: Buffer | null;
  readonly country: string;
  readonly cart: CheckoutBody;
}

export type CheckoutResult =
  | { readonly outcome: "opened" | "continued"; readonly response: CheckoutResponse }
  | { readonly outcome: "refused"; readonly rejected: RejectedCart }
  /** Something renews automatically, and the request lacks the terms that the buyer agreed to. */
  | { readonly outcome: "termsMissing" }
  /** The page named other versions of terms and privacy policy than those that are published now. */
  | { readonly outcome: "policiesChanged"; readonly policies: readonly CurrentPolicy[] }
  /** A guest whose email address belongs to an account that can sign in. */
  | { readonly outcome: "accountExists" }
  /** Too many of their payments were declined. */
  | { readonly outcome: "heldBack"; readonly retryAfterSeconds: number };

/** Decides the cart again from the tables, stores the decision, and opens the provider's session for it. */
export async function openCheckout(
  { database, transact, readFacts, checkouts, provider }: CheckoutDeps,
  { buyer, place, device, country, cart }: CheckoutRequest,
): Promise<CheckoutResult> {
  const { language } = cart;
  const lines = cart.lines.map(toRequestedLine);
  const couponCode = cart.coupon === undefined ? null : normaliseCode(cart.coupon);
  const promotionCode = cart.promotion === undefined ? null : normaliseCode(cart.promotion);
  const [facts, offers, policies] = await Promise.all([
    readFacts({ buyer, place, device, couponCode, promotionCode, licences: licencesOf(lines) }),
    readOffers(database, pathsOf(lines), language, new Date()),
    readCurrentPolicies(database, language),
  ]);
  const retryAfterSeconds = Math.max(...facts.declines.map(waitAfterDeclines));
  if (retryAfterSeconds > 0) return { outcome: "heldBack", retryAfterSeconds };
  if (buyer.accountId === null && facts.hasFullAccount) return { outcome: "accountExists" };

  const currency = currencyOfCountry(country);
  const decided = decideCart({
    lines,
    currency: cart.currency,
    offeredCurrency: currency,
    findOffer: (path) => offers.find((offer) => offer.path === path),
    rights: facts.rights,
    coupon: couponCode === null ? null : judgeCoupon(facts.coupon, couponEntrant(buyer)),
    promotion: promotionCode === null ? null : grantPromotion(facts.promotion),
  });
  if (!decided.ok) return { outcome: "refused", rejected: decided };
  const terms = (cart.renewalTerms ?? "").trim();
  if (terms === "" && decided.lines.some(({ product }) => product.interval !== null))
    return { outcome: "termsMissing" };
  if (!namesCurrent(cart.agreed ?? [], policies)) return { outcome: "policiesChanged", policies };

  const promotion = usedPromotion(facts.promotion, decided.lines);
  const [subtotal, discount] = [decided.subtotal.amount, decided.discount.amount];
  const content = {
    buyer,
    language,
    country,
    currency,
    subtotal,
    discount,
    couponCode,
    promotionCode: promotion?.code ?? null,
    lines: decided.lines.map(toCheckoutLine),
  };
  // Before the provider is called: an order can then never refer to an unknown checkout.
  const stored = await checkouts.store({
    ...content,
    id: checkoutIdOf([content, facts.latestCheckout]),
    place,
    device,
    paid: cart.paid ?? [],
    affiliateClick: cart.affiliateClick ?? null,
  });
  const reserved = {
    checkoutId: stored.id,
    buyer,
    discounts: discountsToReserve({
      coupon: facts.coupon,
      promotion,
      person: personKey(buyer.email),
    }),
  };
  const replaces = cart.replaces ?? [];
  const hasDiscounts = reserved.discounts.length > 0;
  if (hasDiscounts || replaces.length > 0) {
    const taken = await takenFrom(() =>
      transact((transaction) =>
        reserveDiscounts(transaction, {
          ...reserved,
          replaces,
          hasSession: stored.sessionId !== null,
        }),
      ),
    );
    if (taken !== undefined) return { outcome: "refused", rejected: rejectTaken(taken) };
  }
  const responseFor = (sessionId: string): CheckoutResponse => ({
    checkoutId: stored.id,
    sessionId,
    currency,
    subtotal,
    discount,
  });
  const openSession = async (): Promise<string> => {
    await storeConsents(database, {
      checkoutId: stored.id,
      lines: decided.lines,
      terms,
      language,
      currency,
    });
    const traceOfPurchase = writeTraceTag();
    const opened = await provider.openSession({
      buyer: { firstName: buyer.firstName, lastName: buyer.lastName, email: buyer.email, country },
      currency,
      items: decided.lines.map(toSessionItem),
      language,
      tags: {
        [checkoutTag]: stored.id,
        ...(promotion === undefined || promotion.offerTag === ""
          ? {}
          : { [offerCodeTag]: promotion.offerTag }),
        ...(traceOfPurchase === undefined ? {} : { [traceTag]: traceOfPurchase }),
      },
    });
    return checkouts.storeSession(stored.id, opened.id);
  };
  try {
    await storeAgreements(database, stored.id, policies);
    if (stored.sessionId !== null)
      return { outcome: "continued", response: responseFor(stored.sessionId) };
    const sessionId = await openSession();
    const taken = hasDiscounts
      ? await takenFrom(() => transact((transaction) => keepReserved(transaction, reserved)))
      : undefined;
    // The session's id stays here, so that it cannot be paid.
    if (taken !== undefined) return { outcome: "refused", rejected: rejectTaken(taken) };
    return { outcome: "opened", response: responseFor(sessionId) };
  } catch (error) {
    // Otherwise the buyer's next cart could not have the discount for a day. What failed first is what counts.
    if (hasDiscounts) await releaseUnopened(database, stored.id).catch(() => undefined);
    throw error;
  }
}

function couponEntrant({ email, accountId }: Buyer) {
  return { email, accountId: accountId ?? undefined };
}

/** The kind of discount that another open checkout holds; undefined where all are reserved for this one. */
async function takenFrom(reserve: () => Promise<void>): Promise<DiscountTaken["kind"] | undefined> {
  try {
    await reserve();
    return undefined;
  } catch (error) {
    if (error instanceof DiscountTaken) return error.kind;
    throw error;
  }
}

function rejectTaken(kind: DiscountTaken["kind"]): RejectedCart {
  return kind === "coupon"
    ? { ok: false, reason: "refusedCoupon", lines: [], coupon: "couponReserved" }
    : { ok: false, reason: "promotionReserved", lines: [], coupon: null };
}

function grantPromotion(found: FoundPromotion | undefined): GrantedPromotion | "notQualified" {
  if (!isGranted(found)) return "notQualified";
  return { code: found.code, prices: new Map(Object.entries(found.prices)) };
}

/** The promotion that something in the cart is sold by; a code alone buys nothing. */
function usedPromotion(
  found: FoundPromotion | undefined,
  lines: readonly DecidedLine<NamedOffer>[],
): FoundPromotion | undefined {
  if (!isGranted(found)) return undefined;
  const isUsed = lines.some(({ product }) => Object.hasOwn(found.prices, product.path));
  return isUsed ? found : undefined;
}
