import type { CheckoutResponse } from "@autotune/contract";
import { checkout } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../../identity/accounts/testing/visitor.ts";
import {
  openCheckoutFixture,
  signUp,
  type CheckoutFixture,
} from "../../checkout/checkouts/testing/checkout-fixture.ts";

let checkoutFixture: CheckoutFixture;
beforeAll(async () => {
  checkoutFixture = await openCheckoutFixture();
}, 60_000);
afterAll(() => checkoutFixture.close());

const cart = {
  lines: [{ path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 }],
  currency: "USD",
  language: "en",
};

const open = (who: Visitor, affiliateClick?: string) =>
  who.post("checkout", affiliateClick === undefined ? cart : { ...cart, affiliateClick });

const clickOf = async (id: string) => {
  const [row] = await checkoutFixture.database.select().from(checkout).where(eq(checkout.id, id));
  return row?.affiliateClickId;
};

describe("the affiliate's click that comes with a cart", () => {
  it("is stored with its checkout; without one nothing is", async () => {
    const { visitor } = await signUp(checkoutFixture);
    const { checkoutId } = (await open(visitor, "click-1")).json<CheckoutResponse>();
    expect(await clickOf(checkoutId)).toBe("click-1");
    const { visitor: other } = await signUp(checkoutFixture);
    const plain = (await open(other)).json<CheckoutResponse>();
    expect(await clickOf(plain.checkoutId)).toBeNull();
  });

  it("follows the latest consent, in the same payment", async () => {
    const { visitor } = await signUp(checkoutFixture);
    const first = (await open(visitor)).json<CheckoutResponse>();
    for (const [sent, stored] of [
      ["click-2", "click-2"],
      ["click-3", "click-3"],
      [undefined, null],
    ] as const) {
      expect((await open(visitor, sent)).json()).toEqual(first);
      expect(await clickOf(first.checkoutId)).toBe(stored);
    }
  });

  it("follows the latest consent also where the provider was unavailable the first time", async () => {
    const { visitor } = await signUp(checkoutFixture);
    await checkoutFixture.sandbox.stop();
    expect((await open(visitor, "click-4")).statusCode).toBe(503);
    await checkoutFixture.startSandbox();
    const { checkoutId } = (await open(visitor)).json<CheckoutResponse>();
    expect(await clickOf(checkoutId)).toBeNull();
  });

  it.each(["", "x".repeat(201), "two words", "line\nbreak"])("is not %j", async (click) => {
    const { visitor } = await signUp(checkoutFixture);
    expect((await open(visitor, click)).statusCode).toBe(400);
  });
});
