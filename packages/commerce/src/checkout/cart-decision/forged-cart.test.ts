import { describe, expect, it } from "vitest";
import type { Offer } from "../../catalogue/pricing/offer-at.ts";
import {
  coupon,
  decide,
  gift,
  line,
  mine,
  noRights,
  other,
  promotion,
  reasons,
  upgrade,
  upgraded,
  upgradePath,
} from "./decide-cart.sample.ts";
import type { RequestedLine, CartToDecide, LineRejection } from "./decided-cart.ts";

describe("a forged cart", () => {
  it.each<[string, RequestedLine[], LineRejection, Partial<CartToDecide<Offer>>?]>([
    ["a changed price", [line("pro", { unitPrice: 1 })], "priceChanged"],
    ["a price of nothing", [line("pro", { unitPrice: 0 })], "priceChanged"],
    ["a price below nothing", [line("pro", { unitPrice: -45_900 })], "priceChanged"],
    ["a price that is no number", [line("pro", { unitPrice: Number.NaN })], "priceChanged"],
    ["one copy at the price of two", [line("pro", { unitPrice: 41_310 })], "priceChanged"],
    ["a promotion's price without it", [line("unlimited", { unitPrice: 999 })], "priceChanged"],
    ["a plan that calls itself free", [line("unlimited", { unitPrice: 0 })], "priceChanged"],
    [
      "a gift plan of no price later",
      [line("pro"), { ...gift("unlimited-60d-gift"), unitPrice: 0 }],
      "priceChanged",
    ],
    ["an unknown product", [line("toString")], "unknownProduct"],
    ["a quantity of 1e9", [line("pro", { quantity: 1e9 })], "invalidQuantity"],
    ["no copies", [line("pro", { quantity: 0 })], "invalidQuantity"],
    ["copies below nothing", [line("pro", { quantity: -1 })], "invalidQuantity"],
    ["half a copy", [line("pro", { quantity: 1.5 })], "invalidQuantity"],
    ["copies that are no number", [line("pro", { quantity: Number.NaN })], "invalidQuantity"],
    ["endless copies", [line("pro", { quantity: Number.POSITIVE_INFINITY })], "invalidQuantity"],
    ["two of one plan", [line("unlimited", { quantity: 2 })], "invalidQuantity"],
    ["two of one gift", [line("pro"), { ...gift("key-gift"), quantity: 2 }], "invalidQuantity"],
    ["two for one licence", [upgrade(mine, { quantity: 2 })], "invalidQuantity"],
    [
      "two of what a promotion sells",
      [line("loyal-pack", { quantity: 2 })],
      "invalidQuantity",
      { promotion },
    ],
    ["what is only given", [line("key-gift")], "notForSale"],
    ["what is only in a promotion", [line("loyal-pack")], "notForSale"],
    ["what is in another promotion", [line("key-gift")], "notForSale", { promotion }],
    ["what is not sold any more", [line("pro-x")], "notForSale"],
    ["a trial that is not of 14 days", [line("unlimited-trial")], "notForSale"],
    ["a trial as a gift", [line("pro"), gift("unlimited-14d-free")], "notForSale"],
    ["an upgrade as a gift", [line("pro"), { ...upgrade(mine), isFreebie: true }], "notForSale"],
    ["a plan that is charged at once as a gift", [line("pro"), gift("unlimited")], "notForSale"],
    ["a gift without its product", [line("choir"), gift("key-gift")], "freebieWithoutParent"],
    [
      "a product that gives nothing of the kind",
      [line("pro"), gift("choir")],
      "freebieWithoutParent",
    ],
    [
      "a gift of a gift",
      [line("pro"), gift("key-gift"), gift("hidden-gift")],
      "freebieWithoutParent",
    ],
    ["a gift of an upgrade", [upgrade(mine), gift("hidden-gift")], "freebieWithoutParent"],
    ["a product twice", [line("pro"), line("pro")], "repeatedProduct"],
    ["two plans", [line("unlimited"), line("unlimited-yearly")], "secondPlan"],
    ["a plan and a trial", [line("unlimited"), line("unlimited-14d-free")], "secondPlan"],
    [
      "a gift plan beside a plan",
      [line("unlimited"), line("pro"), gift("unlimited-60d-gift")],
      "secondPlan",
    ],
    [
      "two gift plans",
      [line("artist"), line("hybrid"), gift("unlimited-60d-gift"), gift("producer-30d-gift")],
      "secondPlan",
    ],
    ["a second trial", [line("unlimited-14d-free")], "trialUsed", { rights: noRights }],
    [
      "a plan beside a running one",
      [line("unlimited")],
      "alreadySubscribed",
      { rights: { ...noRights, runningPlans: ["producer"] } },
    ],
    ["an upgrade without a licence", [line(upgradePath)], "unqualifiedUpgrade"],
    ["somebody else's licence", [upgrade(mine)], "unqualifiedUpgrade", { rights: noRights }],
    ["a licence of another product", [upgrade(other)], "unqualifiedUpgrade"],
    ["a licence that was upgraded", [upgrade(upgraded)], "unqualifiedUpgrade"],
    ["a licence with a guessed serial", [upgrade({ ...mine, serial: "S9" })], "unqualifiedUpgrade"],
    [
      "a licence with a guessed code",
      [upgrade({ ...mine, authenticationString: "X" })],
      "unqualifiedUpgrade",
    ],
    ["one licence for two upgrades", [upgrade(mine), upgrade(mine)], "unqualifiedUpgrade"],
  ])("[PAY-08] with %s is rejected", (_, lines, reason, changes) => {
    const path = lines.at(-1)?.path ?? "";
    expect(decide(lines, changes)).toMatchObject({ ok: false, reason: "refusedLines" });
    expect(reasons(lines, changes)).toContain(`${path}: ${reason}`);
  });

  it("[PAY-08] with two radio gifts of one group gets the second one rejected", () => {
    expect(reasons([line("pro"), gift("key-gift"), gift("esser-gift")])).toEqual([
      "esser-gift: freebieWithoutParent",
    ]);
  });

  it.each([
    ["another country's", "KRW"],
    ["an unknown", "XXX"],
    ["no", ""],
    ["a misspelt", "eur"],
  ])("[PAY-08] in %s currency is rejected", (_, currency) => {
    expect(decide([line("pro")], { currency })).toEqual({
      ok: false,
      reason: "currencyNotOffered",
      lines: [],
      coupon: null,
    });
  });

  it("[PAY-08] with a used coupon or another person's, or one beside a sale, is rejected with its reason", () => {
    const rejection = (lines: RequestedLine[], tried: CartToDecide<Offer>["coupon"]) => {
      const decided = decide(lines, { coupon: tried });
      return decided.ok ? undefined : [decided.reason, decided.coupon];
    };
    expect(rejection([line("pro")], "couponForeign")).toEqual(["refusedCoupon", "couponForeign"]);
    expect(rejection([line("pro")], "couponUsed")).toEqual(["refusedCoupon", "couponUsed"]);
    expect(rejection([line("pro"), line("choir")], coupon)).toEqual(["refusedCoupon", "onSale"]);
    expect(rejection([line("unlimited")], coupon)).toEqual([
      "refusedCoupon",
      "couponCoversNothing",
    ]);
  });

  it("[PAY-08] in a promotion that is not theirs is rejected", () => {
    expect(decide([line("pro")], { promotion: "notQualified" })).toMatchObject({
      ok: false,
      reason: "promotionNotQualified",
    });
  });

  it("gets every rejected line, with the right price where that is the reason", () => {
    expect(decide([line("pro", { unitPrice: 1 }), line("gone"), line("choir")])).toEqual({
      ok: false,
      reason: "refusedLines",
      coupon: null,
      lines: [
        { path: "pro", reason: "priceChanged", unitPrice: 45_900 },
        { path: "gone", reason: "unknownProduct", unitPrice: null },
      ],
    });
  });
});
