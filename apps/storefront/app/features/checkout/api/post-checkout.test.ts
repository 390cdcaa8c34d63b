import { beforeEach, expect, it, vi } from "vitest";
import { postCheckout, type CheckoutRequest } from "./post-checkout.ts";

const request: CheckoutRequest = {
  lines: [
    { path: "vocodist", quantity: 2, unitPrice: 9900, isFreebie: false, qualifyingProduct: null },
    {
      path: "auto-tune-pro-upgrade-from-auto-tune-artist",
      quantity: 1,
      unitPrice: 12_900,
      isFreebie: false,
      qualifyingProduct: { code: "AUTH", purchaseId: "7", serial: "S-7" },
    },
  ],
  currency: "EUR",
  language: "es",
  coupon: "SING10",
  promotion: null,
  guest: { email: "ana@studio.test", first_name: "Ana", last_name: "Reyes" },
  paid: [],
  replaces: [],
  renewalTerms: undefined,
  agreed: [],
  affiliateClick: null,
};

let sent: unknown;

function respondWith(status: number, body: unknown, headers: HeadersInit = {}): void {
  vi.stubGlobal("fetch", async (_path: string, call: { body: string }) => {
    sent = JSON.parse(call.body);
    return new Response(JSON.stringify(body), { status, headers });
  });
}

beforeEach(() => {
  sent = undefined;
});

it("sends the cart in the server's format", async () => {
  respondWith(200, {
    checkoutId: "c-1",
    sessionId: "s-1",
    currency: "EUR",
    subtotal: 0,
    discount: 0,
  });
  expect(await postCheckout(request)).toEqual({
    kind: "opened",
    checkoutId: "c-1",
    sessionId: "s-1",
  });
  expect(sent).toEqual({
    lines: [
      { path: "vocodist", quantity: 2, unitPrice: 9900, isFreebie: false },
      {
        path: "auto-tune-pro-upgrade-from-auto-tune-artist",
        quantity: 1,
        unitPrice: 12_900,
        isFreebie: false,
        qualifying_product: { code: "AUTH", purchase_id: "7", serial: "S-7" },
      },
    ],
    currency: "EUR",
    language: "es",
    coupon: "SING10",
    guest: request.guest,
  });
});

it("[NAV-05] sends the affiliate click that led here", async () => {
  respondWith(200, {
    checkoutId: "c-1",
    sessionId: "s-1",
    currency: "EUR",
    subtotal: 0,
    discount: 0,
  });
  await postCheckout({ ...request, affiliateClick: "click-1" });
  expect(sent).toMatchObject({ affiliateClick: "click-1" });
});

it("sends the checkouts that it replaces, so that a code that counts once goes with it", async () => {
  respondWith(200, { checkoutId: "c-2", sessionId: "s-2" });
  await postCheckout({ ...request, replaces: ["c-1"] });
  expect(sent).toMatchObject({ replaces: ["c-1"] });
});

it("reads why a cart is rejected, line by line", async () => {
  respondWith(422, {
    error: "cartRefused",
    reason: "refusedLines",
    lines: [{ path: "vocodist", reason: "priceChanged", unitPrice: 12_900 }, { path: 1 }],
    coupon: null,
  });
  expect(await postCheckout(request)).toEqual({
    kind: "rejected",
    reason: "refusedLines",
    lines: [{ path: "vocodist", reason: "priceChanged", unitPrice: 12_900 }],
    coupon: null,
  });
  respondWith(422, {
    error: "cartRefused",
    reason: "refusedCoupon",
    lines: [],
    coupon: "couponUsed",
  });
  expect(await postCheckout(request)).toMatchObject({ kind: "rejected", coupon: "couponUsed" });
});

it.each([
  [401, { error: "signInRequired" }, {}, { kind: "signedOut" }],
  [409, { error: "accountExists" }, {}, { kind: "accountExists" }],
  [429, { error: "tooManyRequests" }, { "retry-after": "240" }, { kind: "tooMany", seconds: 240 }],
  [429, { error: "tooManyRequests" }, {}, { kind: "tooMany", seconds: 60 }],
  [503, { error: "providerUnavailable" }, {}, { kind: "unavailable" }],
  [422, { error: "cartRefused", reason: "because" }, {}, { kind: "unavailable" }],
  [200, {}, {}, { kind: "unavailable" }],
])("maps a %i with %j to its own outcome", async (status, body, headers, expected) => {
  respondWith(status, body, headers);
  expect(await postCheckout(request)).toEqual(expected);
});
