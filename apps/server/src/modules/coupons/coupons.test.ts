import type { CouponAnswer } from "@autotune/contract";
import { couponUse } from "@autotune/database/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countStatuses } from "../accounts/testing/visitor.ts";
import { openTill, signUp, visit, type Till } from "../checkout/testing/till.ts";

let till: Till;
beforeAll(async () => {
  till = await openTill();
}, 60_000);
afterAll(() => till.close());

async function refusal(answer: ReturnType<ReturnType<typeof visit>["post"]>) {
  const { statusCode, json } = await answer;
  const { error, reason } = json<{ error: string; reason: string }>();
  expect([statusCode, error]).toEqual([422, "couponRefused"]);
  return reason;
}

describe("looking a coupon up", () => {
  it("tells what it takes off, however the code is typed and whoever asks", async () => {
    const answer = await visit(till).post("coupon", { code: " singer20 " });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { code: "SINGER20", cash_off: null, discount: 0.2, products: [], combine: true },
    ]);
    const { visitor } = await signUp(till);
    const cash = (await visitor.post("coupon", { code: "TENOFF" })).json<CouponAnswer>();
    expect(cash).toMatchObject({ discount: null, combine: false });
    expect(cash.cash_off).toMatchObject({ USD: 1000, JPY: 1000 });
    const restricted = await visitor.post("coupon", { code: "CHOIRONLY" });
    expect(restricted.json<CouponAnswer>().products).toEqual(["choir"]);
  });

  it.each([
    ["NOSUCH", "couponUnknown"],
    ["\ud800", "couponUnknown"],
    ["SOON", "couponUnknown"],
    ["OVER", "couponExpired"],
    ["FORNINA", "couponForeign"],
  ])("refuses %j with %s", async (code, reason) => {
    expect(await refusal(visit(till).post("coupon", { code }))).toBe(reason);
  });

  it("gives a personal one to its person only: signed in, or as the guest they say they are", async () => {
    const code = "FORNINA";
    const other = await signUp(till);
    // Who is signed in is that person, whatever else they say.
    const claimed = other.visitor.post("coupon", { code, email: "nina@studio.test" });
    expect(await refusal(claimed)).toBe("couponForeign");
    const email = " Nina@Studio.test";
    expect((await visit(till).post("coupon", { code, email })).statusCode).toBe(200);
    const nina = await signUp(till, "nina@studio.test");
    expect((await nina.visitor.post("coupon", { code })).statusCode).toBe(200);
  });

  it("remembers who has used one that counts once, however they write their address", async () => {
    const used = { code: "ONCE", person: "bobray@gmail.com", providerOrderId: "order-1" };
    await till.database.insert(couponUse).values(used);
    const bob = await signUp(till, "bob.ray+x@gmail.com");
    expect(await refusal(bob.visitor.post("coupon", { code: "ONCE" }))).toBe("couponUsed");
    const ann = await signUp(till);
    expect((await ann.visitor.post("coupon", { code: "ONCE" })).statusCode).toBe(200);
  });
});

describe("guessing codes", () => {
  it("is trying out addresses too, though the code is right", async () => {
    const visitor = visit(till);
    const answers = [];
    for (let time = 0; time < 22; time += 1) {
      const email = `somebody${time}@studio.test`;
      answers.push(await visitor.post("coupon", { code: "ONCE", email }));
    }
    expect(countStatuses(answers)).toEqual({ 200: 20, 429: 2 });
    const { visitor: person } = await signUp(till);
    for (let time = 0; time < 22; time += 1) {
      const answer = await person.post("coupon", { code: "ONCE", email: "x@studio.test" });
      expect(answer.statusCode).toBe(200);
    }
  });

  const pro = { path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 };
  const cart = { lines: [pro], currency: "USD", language: "en" };

  it("is slowed down by address, here and at the checkout alike; right codes do not count", async () => {
    const { visitor } = await signUp(till);
    const answers = [];
    for (let time = 0; time < 12; time += 1)
      answers.push(await visitor.post("coupon", { code: `GUESS${time}` }));
    for (let time = 0; time < 30; time += 1) await visitor.post("coupon", { code: "SINGER20" });
    for (let time = 0; time < 12; time += 1)
      answers.push(await visitor.post("checkout", { ...cart, coupon: `GUESS${time}` }));
    expect(countStatuses(answers)).toEqual({ 422: 20, 429: 4 });
    expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(500);
    expect((await visitor.post("coupon", { code: "SINGER20" })).statusCode).toBe(429);
    // A cart without a code is no guess, and nobody else is held up.
    expect((await visitor.post("checkout", cart)).statusCode).toBe(200);
    expect((await visit(till).post("coupon", { code: "SINGER20" })).statusCode).toBe(200);
  });
});
