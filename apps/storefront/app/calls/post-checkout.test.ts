import { beforeEach, expect, it, vi } from "vitest";
import { postCheckout, type CheckoutAsked } from "./post-checkout.ts";

const asked: CheckoutAsked = {
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
  renewalTerms: undefined,
  affiliateClick: null,
};

let sent: unknown;

function answer(status: number, body: unknown, headers: HeadersInit = {}): void {
  vi.stubGlobal("fetch", async (_path: string, call: { body: string }) => {
    sent = JSON.parse(call.body);
    return new Response(JSON.stringify(body), { status, headers });
  });
}

beforeEach(() => {
  sent = undefined;
});

it("asks for the cart as the server takes it", async () => {
  answer(200, { checkoutId: "c-1", sessionId: "s-1", currency: "EUR", subtotal: 0, discount: 0 });
  expect(await postCheckout(asked)).toEqual({
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
    guest: asked.guest,
  });
});

it("[NAV-05] names the affiliate's click that led here", async () => {
  answer(200, { checkoutId: "c-1", sessionId: "s-1", currency: "EUR", subtotal: 0, discount: 0 });
  await postCheckout({ ...asked, affiliateClick: "click-1" });
  expect(sent).toMatchObject({ affiliateClick: "click-1" });
});

it("reads why a cart is refused, line by line", async () => {
  answer(422, {
    error: "cartRefused",
    reason: "refusedLines",
    lines: [{ path: "vocodist", reason: "priceChanged", unitPrice: 12_900 }, { path: 1 }],
    coupon: null,
  });
  expect(await postCheckout(asked)).toEqual({
    kind: "refused",
    reason: "refusedLines",
    lines: [{ path: "vocodist", reason: "priceChanged", unitPrice: 12_900 }],
    coupon: null,
  });
  answer(422, { error: "cartRefused", reason: "refusedCoupon", lines: [], coupon: "couponUsed" });
  expect(await postCheckout(asked)).toMatchObject({ kind: "refused", coupon: "couponUsed" });
});

it.each([
  [401, { error: "signInRequired" }, {}, { kind: "signedOut" }],
  [409, { error: "accountExists" }, {}, { kind: "accountExists" }],
  [429, { error: "tooManyRequests" }, { "retry-after": "240" }, { kind: "tooMany", seconds: 240 }],
  [429, { error: "tooManyRequests" }, {}, { kind: "tooMany", seconds: 60 }],
  [503, { error: "providerUnavailable" }, {}, { kind: "unavailable" }],
  [422, { error: "cartRefused", reason: "because" }, {}, { kind: "unavailable" }],
  [200, {}, {}, { kind: "unavailable" }],
])("tells a %i with %j apart", async (status, body, headers, expected) => {
  answer(status, body, headers);
  expect(await postCheckout(asked)).toEqual(expected);
});
