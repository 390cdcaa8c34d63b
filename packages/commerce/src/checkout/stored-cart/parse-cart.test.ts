import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addToCart } from "../cart-changes/add-to-cart.ts";
import { emptyCart, type Cart } from "../cart/cart.ts";
import { cartItemSample, cartUpgradeSample } from "../../catalogue/products/product.sample.ts";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import { findBrokenRule } from "../properties/broken-rule.sample.ts";
import { parseCart } from "./parse-cart.ts";

const pro = cartItemSample({ url: "/products/auto-tune/pro" });
const [line] = Object.values(addToCart(emptyCart, pro).products);

const storedBefore = {
  path: "auto-tune-pro",
  pid: "AT-PRO",
  name: "AutoTune Pro",
  type: "perpetual",
  interval: null,
  prices: everywhere(45_900),
  url: null,
  quantity: 2,
};

const coupon = {
  code: "SING10",
  worth: { kind: "discount", fraction: 0.1 },
  products: [],
  combine: true,
};
const promotion = {
  code: "LOYAL26",
  id: "7",
  offerTag: "loyal",
  products: { [pro.path]: everywhere(19_900) },
};

describe("parseCart", () => {
  it("reads a cart of an older release, with what it meant then", () => {
    const trial = {
      ...storedBefore,
      path: "auto-tune-unlimited-monthly-14d-free",
      type: "trial",
      interval: { count: 1, unit: "m" },
      quantity: 1,
    };
    const cart = parseCart({ products: { [pro.path]: storedBefore, [trial.path]: trial } });
    expect(cart).toMatchObject({ upgrades: [], coupon: null, promotion: null, recovered: false });
    expect(cart.products[pro.path]).toEqual({
      ...storedBefore,
      checkoutInfo: "",
      specialText: "",
      trialDays: null,
      basePrices: storedBefore.prices,
      discount: null,
      discountReason: null,
      discountPeriodCount: null,
      quantityDiscounts: [],
      freebies: [],
      includes: [],
      variantParent: null,
      promoOnly: false,
      wpOnly: false,
      isFreebie: false,
      freebiesChosen: false,
    });
    expect(cart.products[trial.path]?.trialDays).toBe(14);
  });

  it("reads upgrades, coupon, promotion and where it came from", () => {
    const stored: Cart = {
      products: { [pro.path]: { ...pro, quantity: 1, isFreebie: false, freebiesChosen: true } },
      upgrades: [cartUpgradeSample()],
      coupon: { ...coupon, worth: { kind: "cashOff", amounts: everywhere(2000) } },
      promotion,
      recovered: true,
    };
    expect(parseCart(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each<[string, object]>([
    ["a price below zero", { prices: { ...pro.prices, JPY: -1 } }],
    ["a price that is missing", { prices: { USD: 1 } }],
    ["a link off the site", { url: "//evil.example" }],
    ["half a copy", { quantity: 1.5 }],
    ["a hundred copies", { quantity: 100 }],
    ["a path that is none", { path: "../../etc" }],
    ["an unknown type", { type: "gift" }],
    ["freebies that cannot be read", { freebies: [{ path: "x" }] }],
    ["steps that cannot be read", { quantityDiscounts: [{ from: 2 }] }],
    ["a discount of more than all", { discount: { kind: "percent", percent: 101 } }],
    ["an interval that is none", { interval: { count: 0, unit: "m" } }],
  ])("leaves out an item with %s and keeps the rest", (_, wrong) => {
    const products = {
      good: { ...line, path: "vocodist" },
      wrong: { ...line, path: "choir", ...wrong },
    };
    expect(Object.keys(parseCart({ products }).products)).toEqual(["vocodist"]);
  });

  it.each<[string, object]>([
    ["a share of more than all", { worth: { kind: "discount", fraction: 1.1 } }],
    ["an amount below one", { worth: { kind: "cashOff", amounts: everywhere(50) } }],
    ["products that are none", { products: "all" }],
    ["no code", { code: "" }],
  ])("[COUP-01] leaves out a coupon with %s", (_, wrong) => {
    const products = { [pro.path]: line };
    expect(parseCart({ products, coupon }).coupon).toEqual(coupon);
    expect(parseCart({ products, coupon: { ...coupon, ...wrong } }).coupon).toBeNull();
  });

  it("leaves out an upgrade whose licence is not named in full", () => {
    const upgrade = cartUpgradeSample();
    const incomplete = { ...upgrade, qualifyingProduct: { code: "A", purchaseId: "1" } };
    expect(parseCart({ upgrades: [incomplete, { ...upgrade, type: "perpetual" }] })).toEqual(
      emptyCart,
    );
    expect(parseCart({ upgrades: [upgrade, upgrade] }).upgrades).toEqual([upgrade]);
  });

  it("leaves out a promotion whose prices cannot be read", () => {
    const products = { [pro.path]: line };
    expect(parseCart({ products, promotion }).promotion).toEqual(promotion);
    const wrong = { ...promotion, products: { [pro.path]: { USD: 1 } } };
    expect(parseCart({ products, promotion: wrong }).promotion).toBeNull();
  });

  it("keeps the first of two plans that somebody wrote into a cart", () => {
    const plan = { ...line, type: "subscription", interval: { count: 1, unit: "m" } };
    const products = { a: { ...plan, path: "a" }, b: { ...plan, path: "b" } };
    expect(Object.keys(parseCart({ products }).products)).toEqual(["a"]);
  });

  it("never fails, and whatever it reads breaks no rule", () => {
    const anyPath = fc.constantFrom("auto-tune-pro", "vocodist", "__proto__", "toString", "7");
    const anyLine = fc
      .record(
        {
          path: fc.oneof(anyPath, fc.anything()),
          type: fc.constantFrom("perpetual", "subscription", "trial", "upgrade", "odd"),
          quantity: fc.oneof(fc.integer({ min: 0, max: 101 }), fc.double(), fc.string()),
          isFreebie: fc.boolean(),
          promoOnly: fc.boolean(),
          freebies: fc.oneof(
            fc.array(
              fc.record({ path: anyPath, group: fc.string(), inputType: fc.constant("radio") }),
            ),
            fc.anything(),
          ),
          trialDays: fc.option(fc.integer()),
          qualifyingProduct: fc.record({ code: fc.string(), purchaseId: anyPath, serial: anyPath }),
        },
        { requiredKeys: [] },
      )
      .map((changes) => ({ ...cartUpgradeSample(), ...line, ...changes }));
    const anyStored = fc.oneof(
      fc.anything(),
      fc.record(
        {
          products: fc.oneof(fc.dictionary(anyPath, anyLine), fc.anything()),
          upgrades: fc.oneof(fc.array(anyLine), fc.anything()),
          coupon: fc.oneof(fc.constant(coupon), fc.anything()),
          promotion: fc.oneof(fc.constant(promotion), fc.anything()),
          recovered: fc.anything(),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(anyStored, (stored) => {
        const cart = parseCart(stored);
        expect(findBrokenRule(cart)).toBeUndefined();
        expect(parseCart(cart)).toEqual(cart);
      }),
      { numRuns: 2000 },
    );
  });
});
