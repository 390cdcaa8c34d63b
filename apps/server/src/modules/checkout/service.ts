import {
  currencyOfCountry,
  decideCart,
  type DecidedLine,
  type GrantedPromotion,
  type RefusedCart,
} from "@autotune/commerce";
import type { CheckoutAnswer, CheckoutBody } from "@autotune/contract";
import type { Database } from "@autotune/database";
import type { PaymentProvider } from "@autotune/payments";
import { readOffers, type NamedOffer } from "../catalogue/repository.ts";
import { judgeCoupon } from "../coupons/judge-coupon.ts";
import { normaliseCode } from "../coupons/normalise-code.ts";
import { isGranted, type FoundPromotion } from "../promotions/promotion-json.ts";
import { keepConsents } from "../renewal-consents/keep-consents.ts";
import { licencesOf, pathsOf, toAskedLine } from "./asked-lines.ts";
import type { FactsReader } from "./buyer-facts.ts";
import type { Buyer } from "./buyer.ts";
import { checkoutIdOf } from "./checkout-id.ts";
import { checkoutTag, offerCodeTag } from "./checkout-tag.ts";
import { toCheckoutLine, toSessionItem } from "./decided-lines.ts";
import { waitAfterDeclines } from "./decline-wait.ts";
import type { CheckoutRepository } from "./repository.ts";

export interface CheckoutParts {
  readonly database: Database;
  readonly readFacts: FactsReader;
  readonly checkouts: CheckoutRepository;
  readonly provider: PaymentProvider;
}

export interface CheckoutRequest {
  readonly buyer: Buyer;
  /** The network that it comes from. */
  readonly place: string;
  readonly country: string;
  readonly cart: CheckoutBody;
}

export type CheckoutResult =
  | { readonly outcome: "opened" | "continued"; readonly answer: CheckoutAnswer }
  | { readonly outcome: "refused"; readonly refused: RefusedCart }
  /** Something renews by itself, and nobody says which words the buyer has agreed to. */
  | { readonly outcome: "termsMissing" }
  /** A guest, whose address belongs to somebody who can sign in. */
  | { readonly outcome: "accountExists" }
  /** Too many payments of theirs were declined. */
  | { readonly outcome: "heldBack"; readonly retryAfterSeconds: number };

/** Decides the cart again from the tables, keeps what was decided, and opens the provider's session for it. */
export async function openCheckout(
  { database, readFacts, checkouts, provider }: CheckoutParts,
  { buyer, place, country, cart }: CheckoutRequest,
): Promise<CheckoutResult> {
  const { language } = cart;
  const lines = cart.lines.map(toAskedLine);
  const couponCode = cart.coupon === undefined ? null : normaliseCode(cart.coupon);
  const promotionCode = cart.promotion === undefined ? null : normaliseCode(cart.promotion);
  const [facts, offers] = await Promise.all([
    readFacts({ buyer, place, couponCode, promotionCode, licences: licencesOf(lines) }),
    readOffers(database, pathsOf(lines), language, new Date()),
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
    coupon: couponCode === null ? null : judgeCoupon(facts.coupon, buyer.email),
    promotion: promotionCode === null ? null : grantPromotion(facts.promotion),
  });
  if (!decided.ok) return { outcome: "refused", refused: decided };
  const terms = (cart.renewalTerms ?? "").trim();
  if (terms === "" && decided.lines.some(({ product }) => product.interval !== null))
    return { outcome: "termsMissing" };

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
  // Before the provider hears of it: an order can then never come of a checkout that we do not know.
  const kept = await checkouts.keep({
    ...content,
    id: checkoutIdOf([content, facts.latestCheckout]),
    place,
    paid: cart.paid ?? [],
    affiliateClick: cart.affiliateClick ?? null,
  });
  const answer = (sessionId: string): CheckoutAnswer => ({
    checkoutId: kept.id,
    sessionId,
    currency,
    subtotal,
    discount,
  });
  if (kept.sessionId !== null) return { outcome: "continued", answer: answer(kept.sessionId) };
  await keepConsents(database, {
    checkoutId: kept.id,
    lines: decided.lines,
    terms,
    language,
    currency,
  });
  const opened = await provider.openSession({
    buyer: { firstName: buyer.firstName, lastName: buyer.lastName, email: buyer.email, country },
    currency,
    items: decided.lines.map(toSessionItem),
    language,
    tags: {
      [checkoutTag]: kept.id,
      ...(promotion === undefined || promotion.offerTag === ""
        ? {}
        : { [offerCodeTag]: promotion.offerTag }),
    },
  });
  return { outcome: "opened", answer: answer(await checkouts.keepSession(kept.id, opened.id)) };
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
