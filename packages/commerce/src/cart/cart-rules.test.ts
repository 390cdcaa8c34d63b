import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productTypes } from "../catalogue/product-type.ts";
import { currencies, type Currency } from "../money/currency.ts";
import { addToCart } from "./add-to-cart.ts";
import { cartSubtotal, lineTotal } from "./cart-subtotal.ts";
import { cartProducts, countItems, emptyCart, isPlan, type Cart, type CartItem } from "./cart.ts";
import { changeQuantity, removeFromCart } from "./change-quantity.ts";
import { parseCart } from "./parse-cart.ts";
import { refreshPrice } from "./refresh-price.ts";

const paths = ["auto-tune-pro", "vocodist", "vocal-eq", "unlimited", "unlimited-14d-free", "7"];

const anyItem: fc.Arbitrary<CartItem> = fc.record({
  path: fc.constantFrom(...paths),
  pid: fc.constantFrom("AT-PRO", "CE-VOCODIST"),
  name: fc.string({ minLength: 1, maxLength: 40 }),
  type: fc.constantFrom(...productTypes),
  interval: fc.option(
    fc.record({ count: fc.integer({ min: 1, max: 12 }), unit: fc.constantFrom("m", "y") }),
  ),
  prices: anyPrices(),
  url: fc.option(fc.constantFrom("/products/auto-tune/pro", "/es/productos/auto-tune/pro")),
});

function anyPrices(): fc.Arbitrary<Record<Currency, number>> {
  return fc
    .array(fc.nat(100_000_000), { minLength: currencies.length, maxLength: currencies.length })
    .map((amounts) => pricesFrom((index) => amounts[index] ?? 0));
}

function pricesFrom(amount: (index: number) => number): Record<Currency, number> {
  const entries = currencies.map((currency, index) => [currency, amount(index)] as const);
  return Object.fromEntries(entries) as Record<Currency, number>;
}

type Action = (cart: Cart) => Cart;
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 3,
    arbitrary: anyItem.map(
      (item): Action =>
        (cart) =>
          addToCart(cart, item),
    ),
  },
  fc
    .tuple(
      fc.constantFrom(...paths),
      fc.oneof(fc.integer({ min: -3, max: 130 }), fc.double(), fc.constant(Number.NaN)),
    )
    .map(
      ([path, quantity]): Action =>
        (cart) =>
          changeQuantity(cart, path, quantity),
    ),
  fc.constantFrom(...paths).map(
    (path): Action =>
      (cart) =>
        removeFromCart(cart, path),
  ),
);

const anyCart = fc
  .array(anyAction, { maxLength: 30 })
  .map((actions) => actions.reduce((cart, action) => action(cart), emptyCart));

const item: CartItem = {
  path: "auto-tune-pro",
  pid: "AT-PRO",
  name: "AutoTune Pro",
  type: "perpetual",
  interval: null,
  prices: pricesFrom((index) => 45_900 + index),
  url: null,
};

function expectValid(cart: Cart): void {
  const products = cartProducts(cart);
  expect(products.filter(({ type }) => isPlan(type)).length).toBeLessThanOrEqual(1);
  for (const { type, quantity } of products) {
    expect(Number.isInteger(quantity)).toBe(true);
    expect(quantity).toBeGreaterThanOrEqual(1);
    expect(quantity).toBeLessThanOrEqual(isPlan(type) ? 1 : 99);
  }
  for (const [path, product] of Object.entries(cart.products)) expect(product.path).toBe(path);
  expect(countItems(cart)).toBe(products.reduce((sum, { quantity }) => sum + quantity, 0));
  for (const currency of currencies) {
    const totals = products.map((product) => lineTotal(product, currency).amount);
    const sum = totals.reduce((before, amount) => before + amount, 0);
    expect(cartSubtotal(cart, currency)).toEqual({ amount: sum, currency });
    expect(sum).toBeGreaterThanOrEqual(0);
  }
}

describe("any sequence of actions", () => {
  it("keeps one plan at most, whole quantities, and totals that are the sum of their lines", () => {
    fc.assert(fc.property(anyCart, expectValid));
  });

  it("gives a cart that is the same after it was kept and read", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
      }),
    );
  });

  it("leaves the cart that it started from as it was", () => {
    fc.assert(
      fc.property(anyCart, anyAction, (cart, action) => {
        const before = structuredClone(cart);
        action(cart);
        expect(cart).toEqual(before);
      }),
    );
  });
});

describe("addToCart", () => {
  it("raises the quantity of a licence by one, up to 99", () => {
    const twice = addToCart(addToCart(emptyCart, item), item);
    expect(twice.products["auto-tune-pro"]?.quantity).toBe(2);
    const most = changeQuantity(twice, item.path, 99);
    expect(addToCart(most, item).products["auto-tune-pro"]?.quantity).toBe(99);
  });

  it("replaces the plan that was there, keeps a plan once, and keeps licences", () => {
    const plan: CartItem = { ...item, path: "unlimited", type: "subscription" };
    const trial: CartItem = { ...item, path: "unlimited-14d-free", type: "trial" };
    const cart = [item, plan, plan, trial].reduce(addToCart, emptyCart);
    expect(Object.keys(cart.products)).toEqual(["auto-tune-pro", "unlimited-14d-free"]);
    expect(cart.products["unlimited-14d-free"]?.quantity).toBe(1);
  });
});

describe("changeQuantity", () => {
  const cart = addToCart(emptyCart, item);

  it("removes at none and below", () => {
    expect(changeQuantity(cart, item.path, 0)).toEqual(emptyCart);
    expect(changeQuantity(cart, item.path, -1)).toEqual(emptyCart);
  });

  it("changes nothing for what is no whole number, or for a product that is not there", () => {
    for (const quantity of [1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(changeQuantity(cart, item.path, quantity)).toBe(cart);
    expect(changeQuantity(cart, "vocodist", 2)).toBe(cart);
  });
});

describe("refreshPrice", () => {
  it("changes one price of one product", () => {
    const cart = refreshPrice(addToCart(emptyCart, item), item.path, "EUR", 100);
    expect(cart.products[item.path]?.prices).toEqual({ ...item.prices, EUR: 100 });
    expect(refreshPrice(cart, "vocodist", "EUR", 100)).toBe(cart);
  });
});

describe("parseCart", () => {
  it("never fails and always gives a valid cart", () => {
    const forged = fc.dictionary(
      fc.constantFrom(...paths),
      anyItem.chain((product) =>
        fc
          .record({
            quantity: fc.oneof(fc.integer(), fc.double(), fc.string()),
            path: fc.oneof(fc.constantFrom(...paths), fc.anything()),
          })
          .map((edited) => ({ ...product, ...edited })),
      ),
    );
    const anyKept = fc.oneof(
      fc.anything(),
      fc.jsonValue(),
      fc.record({ products: fc.oneof(fc.anything(), forged) }),
    );
    fc.assert(
      fc.property(anyKept, (kept) => {
        const cart = parseCart(kept);
        expectValid(cart);
        expect(parseCart(cart)).toEqual(cart);
      }),
    );
  });

  it("keeps the first of two plans that somebody wrote into a cart", () => {
    const plan = { ...item, type: "subscription", quantity: 1 };
    const kept = { a: { ...plan, path: "a" }, b: { ...plan, path: "b", type: "trial" } };
    expect(Object.keys(parseCart({ products: kept }).products)).toEqual(["a"]);
  });

  it("leaves out what it cannot read and keeps the rest", () => {
    const good = { ...item, quantity: 2 };
    const products = {
      good,
      free: { ...good, path: "free", prices: { ...item.prices, JPY: -1 } },
      elsewhere: { ...good, path: "elsewhere", url: "//evil.example" },
      half: { ...good, path: "half", quantity: 1.5 },
    };
    expect(parseCart({ products })).toEqual({ products: { "auto-tune-pro": good } });
  });
});
