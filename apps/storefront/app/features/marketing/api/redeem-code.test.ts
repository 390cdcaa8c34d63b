import { currencies } from "@autotune/commerce";
import { expect, it } from "vitest";
import { readRedeemed } from "./redeem-code.ts";

const known = { dealer: "Studio Shop", isRepeated: false };
const prices = Object.fromEntries(currencies.map((currency) => [currency, 9900]));

it("reads each kind of gift", () => {
  const licence = { name: "AutoKey", pid: "AK", path: "auto-key", serial: "A1" };
  expect(readRedeemed({ kind: "licence", ...known, licences: [licence] })).toEqual({
    kind: "licence",
    ...known,
    licences: [{ name: "AutoKey", pid: "AK", serial: "A1" }],
  });
  const coupon = { code: "A-B", cash_off: null, discount: 0.2, products: [], combine: true };
  expect(readRedeemed({ kind: "coupon", ...known, coupon })).toMatchObject({
    coupon: { code: "A-B", worth: { kind: "discount", fraction: 0.2 } },
  });
  const promotion = {
    promoCode: "A-B",
    promoId: "loyal-26-1",
    offerTag: "loyal",
    promoProducts: [{ path: "auto-key", prices }],
  };
  expect(readRedeemed({ kind: "promotion", ...known, promotion })).toMatchObject({
    promotion: { code: "A-B", products: { "auto-key": prices } },
  });
});

it("ignores what it does not know", () => {
  for (const value of [
    undefined,
    { kind: "house", ...known },
    { kind: "licence", ...known, licences: [{ name: "AutoKey" }] },
    { kind: "coupon", ...known, coupon: {} },
    { kind: "licence", licences: [] },
  ])
    expect(readRedeemed(value)).toBeUndefined();
});
