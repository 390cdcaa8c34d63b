import type { CouponResponse } from "@autotune/contract";
import { couponUse } from "@autotune/database/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countStatuses } from "../../identity/accounts/testing/visitor.ts";
import {
  openCheckoutFixture,
  signUp,
  visit,
  type CheckoutFixture,
} from "../checkouts/testing/checkout-fixture.ts";

let checkoutFixture: CheckoutFixture;
beforeAll(async () => {
  checkoutFixture = await openCheckoutFixture();
}, 60_000);
afterAll(() => checkoutFixture.close());

async function rejectionOf(response: ReturnType<ReturnType<typeof visit>["post"]>) {
  const { statusCode, json } = await response;
  const { error, reason } = json<{ error: string; reason: string }>();
  expect([statusCode, error]).toEqual([422, "couponRefused"]);
  return reason;
}

describe("looking a coupon up", () => {
  it("returns its discount, for any spelling of the code and to anyone", async () => {
    const response = await visit(checkoutFixture).post("coupon", { code: " singer20 " });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { code: "SINGER20", cash_off: null, discount: 0.2, products: [], combine: true },
    ]);
    const { visitor } = await signUp(checkoutFixture);
    const cash = (await visitor.post("coupon", { code: "TENOFF" })).json<CouponResponse>();
    expect(cash).toMatchObject({ discount: null, combine: false });
    expect(cash.cash_off).toMatchObject({ USD: 1000, JPY: 1000 });
    const restricted = await visitor.post("coupon", { code: "CHOIRONLY" });
    expect(restricted.json<CouponResponse>().products).toEqual(["choir"]);
  });

  it.each([
    ["NOSUCH", "couponUnknown"],
    ["SOON", "couponUnknown"],
    ["OVER", "couponExpired"],
    ["FORNINA", "couponForeign"],
  ])("rejects %j with %s", async (code, reason) => {
    expect(await rejectionOf(visit(checkoutFixture).post("coupon", { code }))).toBe(reason);
  });

  it("gives a personal one to its person only: signed in, or as the guest that they claim to be", async () => {
    const code = "FORNINA";
    const other = await signUp(checkoutFixture);
    // A signed-in person is that person, whatever else they claim.
    const claimed = other.visitor.post("coupon", { code, email: "nina@studio.test" });
    expect(await rejectionOf(claimed)).toBe("couponForeign");
    const email = " Nina@Studio.test";
    expect((await visit(checkoutFixture).post("coupon", { code, email })).statusCode).toBe(200);
    const nina = await signUp(checkoutFixture, "nina@studio.test");
    expect((await nina.visitor.post("coupon", { code })).statusCode).toBe(200);
  });

  it("records who has used a single-use one, in any spelling of their email address", async () => {
    const used = { code: "ONCE", person: "bobray@gmail.com", providerOrderId: "order-1" };
    await checkoutFixture.database.insert(couponUse).values(used);
    const bob = await signUp(checkoutFixture, "bob.ray+x@gmail.com");
    expect(await rejectionOf(bob.visitor.post("coupon", { code: "ONCE" }))).toBe("couponUsed");
    const ann = await signUp(checkoutFixture);
    expect((await ann.visitor.post("coupon", { code: "ONCE" })).statusCode).toBe(200);
  });
});

describe("guessing codes", () => {
  it("includes trying out email addresses, though the code is right", async () => {
    const visitor = visit(checkoutFixture);
    const responses = [];
    for (let time = 0; time < 22; time += 1) {
      const email = `somebody${time}@studio.test`;
      responses.push(await visitor.post("coupon", { code: "ONCE", email }));
    }
    expect(countStatuses(responses)).toEqual({ 200: 20, 429: 2 });
    const { visitor: person } = await signUp(checkoutFixture);
    for (let time = 0; time < 22; time += 1) {
      const response = await person.post("coupon", { code: "ONCE", email: "x@studio.test" });
      expect(response.statusCode).toBe(200);
    }
  });

  const pro = { path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 };
  const cart = { lines: [pro], currency: "USD", language: "en" };

  it("is rate-limited by IP address, here and at the checkout alike; right codes do not count", async () => {
    const { visitor } = await signUp(checkoutFixture);
    const responses = [];
    for (let time = 0; time < 12; time += 1)
      responses.push(await visitor.post("coupon", { code: `GUESS${time}` }));
    for (let time = 0; time < 30; time += 1) await visitor.post("coupon", { code: "SINGER20" });
    for (let time = 0; time < 12; time += 1)
      responses.push(await visitor.post("checkout", { ...cart, coupon: `GUESS${time}` }));
    expect(countStatuses(responses)).toEqual({ 422: 20, 429: 4 });
    expect(Number(responses.at(-1)?.headers["retry-after"])).toBeGreaterThan(500);
    expect((await visitor.post("coupon", { code: "SINGER20" })).statusCode).toBe(429);
    // A cart without a code is no guess, and others are not limited.
    expect((await visitor.post("checkout", cart)).statusCode).toBe(200);
    expect((await visit(checkoutFixture).post("coupon", { code: "SINGER20" })).statusCode).toBe(
      200,
    );
  });
});
