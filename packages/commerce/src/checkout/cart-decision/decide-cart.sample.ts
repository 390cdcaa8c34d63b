import type { Offer } from "../../catalogue/pricing/offer-at.ts";
import { offerSample, ownedRecordSample } from "../../catalogue/products/product.sample.ts";
import type { Coupon } from "../coupons/coupon.ts";
import { freebieSample } from "../freebies/freebie.sample.ts";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import { decideCart } from "./decide-cart.ts";
import type { RequestedLine, CartToDecide } from "./decided-cart.ts";

const month = { count: 1, unit: "m" } as const;
const radio = { choice: true, group: "gift" };
/** An editor's slip: neither a gift nor an upgrade gives anything. */
const hidden = [freebieSample("hidden-gift")];
export const upgradePath = "pro-upgrade-from-artist";

export const catalogue = new Map<string, Offer>(
  [
    offerSample({
      path: "pro",
      quantityDiscounts: [{ from: 2, discount: { kind: "percent", percent: 10 } }],
      freebies: [
        freebieSample("key-gift", radio),
        freebieSample("esser-gift", radio),
        freebieSample("unlimited-60d-gift", { choice: true, inputType: "checkbox" }),
      ],
    }),
    offerSample({ path: "hybrid", freebies: [freebieSample("producer-30d-gift", addon())] }),
    offerSample({ path: "artist", freebies: [freebieSample("unlimited-60d-gift", addon())] }),
    offerSample({ path: "choir", basePrices: everywhere(9900), prices: everywhere(4900) }),
    offerSample({ path: "pro-x", wpOnly: true }),
    offerSample({ path: "loyal-pack", promoOnly: true }),
    ...["key-gift", "esser-gift", "hidden-gift"].map((path) =>
      offerSample({ path, promoOnly: true, prices: everywhere(0), freebies: hidden }),
    ),
    ...["unlimited", "unlimited-yearly"].map((path) =>
      offerSample({ path, type: "subscription", interval: month, prices: everywhere(2499) }),
    ),
    offerSample({ path: "unlimited-14d-free", ...trialTerms(), type: "trial" }),
    offerSample({ path: "unlimited-trial", ...trialTerms(), type: "trial" }),
    ...["unlimited-60d-gift", "producer-30d-gift"].map((path) =>
      offerSample({ path, ...trialTerms(), type: "subscription", promoOnly: true }),
    ),
    offerSample({
      path: upgradePath,
      type: "upgrade",
      upgrade: { from: "artist", to: "pro" },
      freebies: hidden,
      prices: everywhere(12_900),
    }),
  ].map((offer) => [offer.path, offer]),
);

function addon() {
  return { subscriptionLineItemAddon: true };
}

function trialTerms() {
  return { interval: month, trialDays: 14, prices: everywhere(2499) };
}

export const mine = ownedRecordSample({ path: "artist", purchaseId: "1", serial: "S1" });
export const second = ownedRecordSample({ path: "artist", purchaseId: "2", serial: "S2" });
export const upgraded = ownedRecordSample({ path: "artist", purchaseId: "3", upgradedTo: "4" });
export const other = ownedRecordSample({ path: "vocodist", purchaseId: "5" });
export const coupon: Coupon = {
  code: "SING10",
  worth: { kind: "discount", fraction: 0.1 },
  products: [],
  combine: false,
};
export const promotion = {
  code: "LOYAL26",
  prices: new Map([
    ["loyal-pack", everywhere(9900)],
    ["unlimited-14d-free", everywhere(999)],
  ]),
};

export function line(path: string, changes: Partial<RequestedLine> = {}): RequestedLine {
  const unitPrice = catalogue.get(path)?.prices.EUR ?? 1;
  return { path, quantity: 1, unitPrice, isFreebie: false, qualifyingProduct: null, ...changes };
}

export function gift(path: string): RequestedLine {
  return line(path, { isFreebie: true });
}

export function upgrade(record: typeof mine, changes: Partial<RequestedLine> = {}): RequestedLine {
  const { authenticationString: code, purchaseId, serial } = record;
  return line(upgradePath, { qualifyingProduct: { code, purchaseId, serial }, ...changes });
}

export function decide(
  lines: readonly RequestedLine[],
  changes: Partial<CartToDecide<Offer>> = {},
) {
  return decideCart({
    lines,
    currency: "EUR",
    offeredCurrency: "EUR",
    findOffer: (path) => catalogue.get(path),
    rights: {
      hasTrial: true,
      isTrialLimitReached: false,
      runningPlans: [],
      owned: [mine, second, upgraded, other],
    },
    coupon: null,
    promotion: null,
    ...changes,
  });
}

export const reasons = (...args: Parameters<typeof decide>) => {
  const decided = decide(...args);
  return decided.ok ? [] : decided.lines.map(({ path, reason }) => `${path}: ${reason}`);
};

export const noRights = {
  hasTrial: false,
  isTrialLimitReached: false,
  runningPlans: [],
  owned: [],
};
