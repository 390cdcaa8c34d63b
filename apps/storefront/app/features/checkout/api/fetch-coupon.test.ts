import { expect, it, vi } from "vitest";
import { currencies } from "@autotune/commerce";
import { fetchCoupon, readCoupon } from "./fetch-coupon.ts";

const amounts = Object.fromEntries(currencies.map((currency) => [currency, 2000]));
const cash = { code: "STUDIO20", cash_off: amounts, discount: null, products: [], combine: true };
const share = {
  code: "VOCALS15",
  cash_off: null,
  discount: 0.15,
  products: ["vocal-eq"],
  combine: false,
};

function respondWith(status: number, body: unknown): void {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
}

it("reads a coupon that takes off an amount, and one that takes off a share", () => {
  expect(readCoupon(cash)).toEqual({
    code: "STUDIO20",
    worth: { kind: "cashOff", amounts },
    products: [],
    combine: true,
  });
  expect(readCoupon(share)).toEqual({
    code: "VOCALS15",
    worth: { kind: "discount", fraction: 0.15 },
    products: ["vocal-eq"],
    combine: false,
  });
});

it.each([
  undefined,
  { ...share, code: "" },
  { ...share, discount: 1.5 },
  { ...share, discount: 0 },
  { ...share, products: "vocal-eq" },
  { ...cash, cash_off: { USD: 2000 } },
  { ...cash, cash_off: null },
])("reads no coupon from %j", (value) => {
  expect(readCoupon(value)).toBeUndefined();
});

it("tells a rejected code from a failed request", async () => {
  respondWith(200, share);
  expect(await fetchCoupon("vocals15")).toMatchObject({
    kind: "found",
    coupon: { code: "VOCALS15" },
  });
  respondWith(422, { error: "couponRefused", reason: "couponExpired" });
  expect(await fetchCoupon("SUMMER25")).toEqual({ kind: "rejected", reason: "couponExpired" });
  respondWith(429, { error: "tooManyRequests" });
  expect(await fetchCoupon("GUESS1")).toEqual({ kind: "failed", status: 429 });
  respondWith(503, {});
  expect(await fetchCoupon("SING10")).toEqual({ kind: "failed", status: 503 });
  respondWith(200, {});
  expect(await fetchCoupon("SING10")).toEqual({ kind: "failed", status: 200 });
});
