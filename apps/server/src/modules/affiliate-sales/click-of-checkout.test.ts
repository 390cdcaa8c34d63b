import type { CheckoutAnswer } from "@autotune/contract";
import { checkout } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../accounts/testing/visitor.ts";
import { openTill, signUp, type Till } from "../checkout/testing/till.ts";

let till: Till;
beforeAll(async () => {
  till = await openTill();
}, 60_000);
afterAll(() => till.close());

const cart = {
  lines: [{ path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 }],
  currency: "USD",
  language: "en",
};

const open = (who: Visitor, affiliateClick?: string) =>
  who.post("checkout", affiliateClick === undefined ? cart : { ...cart, affiliateClick });

const clickOf = async (id: string) => {
  const [row] = await till.database.select().from(checkout).where(eq(checkout.id, id));
  return row?.affiliateClickId;
};

describe("the affiliate's click that comes with a cart", () => {
  it("is kept with its checkout; of a cart without one nothing is", async () => {
    const { visitor } = await signUp(till);
    const { checkoutId } = (await open(visitor, "click-1")).json<CheckoutAnswer>();
    expect(await clickOf(checkoutId)).toBe("click-1");
    const { visitor: other } = await signUp(till);
    const plain = (await open(other)).json<CheckoutAnswer>();
    expect(await clickOf(plain.checkoutId)).toBeNull();
  });

  it("follows what was agreed to last, in the same payment", async () => {
    const { visitor } = await signUp(till);
    const first = (await open(visitor)).json<CheckoutAnswer>();
    for (const [asked, kept] of [
      ["click-2", "click-2"],
      ["click-3", "click-3"],
      [undefined, null],
    ] as const) {
      expect((await open(visitor, asked)).json()).toEqual(first);
      expect(await clickOf(first.checkoutId)).toBe(kept);
    }
  });

  it("follows what was agreed to last also where the provider was gone the first time", async () => {
    const { visitor } = await signUp(till);
    await till.sandbox.stop();
    expect((await open(visitor, "click-4")).statusCode).toBe(503);
    await till.startSandbox();
    const { checkoutId } = (await open(visitor)).json<CheckoutAnswer>();
    expect(await clickOf(checkoutId)).toBeNull();
  });

  it.each(["", "x".repeat(201), "two words", "line\nbreak"])("is not %j", async (click) => {
    const { visitor } = await signUp(till);
    expect((await open(visitor, click)).statusCode).toBe(400);
  });
});
