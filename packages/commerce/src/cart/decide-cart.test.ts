import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productTypes } from "../catalogue/product-type.ts";
import { everywhere } from "../pricing/everywhere.sample.ts";
import { decideCart, type AskedLine, type SoldProduct } from "./decide-cart.ts";

const catalogue = new Map<string, SoldProduct>(
  [
    { path: "auto-tune-pro", type: "perpetual" as const, prices: everywhere(45_900) },
    { path: "vocodist", type: "perpetual" as const, prices: everywhere(9900) },
    { path: "unlimited", type: "subscription" as const, prices: everywhere(2499) },
    { path: "unlimited-14d-free", type: "trial" as const, prices: everywhere(0) },
    { path: "auto-tune-pro-upgrade", type: "upgrade" as const, prices: everywhere(12_900) },
  ].map((product) => [product.path, product]),
);

const honest: AskedLine = { path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 };

function decide(lines: readonly AskedLine[], currency = "EUR") {
  return decideCart({
    lines,
    currency,
    offeredCurrency: "EUR",
    findProduct: (path) => catalogue.get(path),
  });
}

function refusalOf(line: Partial<AskedLine>) {
  const decided = decide([{ ...honest, ...line }]);
  return decided.ok ? undefined : decided.lines[0];
}

describe("decideCart", () => {
  it("takes an honest cart and adds it up", () => {
    const decided = decide([honest, { path: "vocodist", quantity: 3, unitPrice: 9900 }]);
    expect(decided).toMatchObject({
      ok: true,
      subtotal: { amount: 45_900 + 3 * 9900, currency: "EUR" },
      lines: [{ total: { amount: 45_900 } }, { total: { amount: 29_700 } }],
    });
  });

  it("refuses a price that is not the shop's, and says the right one", () => {
    for (const unitPrice of [1, 0, -45_900, 45_899.99, Number.NaN])
      expect(refusalOf({ unitPrice })).toEqual({
        path: "auto-tune-pro",
        reason: "priceChanged",
        unitPrice: 45_900,
      });
  });

  it.each([0, -1, 1.5, 100, Number.NaN, Number.POSITIVE_INFINITY])(
    "refuses the quantity %d",
    (quantity) => {
      expect(refusalOf({ quantity })).toMatchObject({ reason: "invalidQuantity", unitPrice: null });
    },
  );

  it("refuses a product that the shop does not have", () => {
    expect(refusalOf({ path: "toString" })?.reason).toBe("unknownProduct");
  });

  it("refuses plans, trials and upgrades, whatever price they claim", () => {
    for (const path of ["unlimited", "unlimited-14d-free", "auto-tune-pro-upgrade"])
      for (const unitPrice of [0, catalogue.get(path)?.prices.EUR ?? 0])
        expect(refusalOf({ path, unitPrice })?.reason).toBe("notForSale");
  });

  it("refuses the second line of a product", () => {
    expect(decide([honest, honest])).toEqual({
      ok: false,
      reason: "refusedLines",
      lines: [{ path: "auto-tune-pro", reason: "repeatedProduct", unitPrice: null }],
    });
  });

  it("refuses a currency of another country, and one that does not exist", () => {
    for (const currency of ["KRW", "XXX", "", "eur"])
      expect(decide([honest], currency)).toEqual({
        ok: false,
        reason: "currencyNotOffered",
        lines: [],
      });
  });

  it("refuses an empty cart", () => {
    expect(decide([])).toEqual({ ok: false, reason: "emptyCart", lines: [] });
  });

  it("names every line that it refuses", () => {
    const lines = [
      { ...honest, unitPrice: 1 },
      { path: "gone", quantity: 1, unitPrice: 1 },
    ];
    const decided = decide(lines);
    expect(decided.ok ? [] : decided.lines.map(({ reason }) => reason)).toEqual([
      "priceChanged",
      "unknownProduct",
    ]);
  });

  it("charges from the catalogue alone, whatever is asked and whatever the catalogue holds", () => {
    const paths = ["a", "b", "c", "d"];
    const anyCatalogue = fc.dictionary(
      fc.constantFrom(...paths),
      fc.record({
        type: fc.constantFrom(...productTypes, "perpetual" as const),
        price: fc.constantFrom(0, 1, 9900, 45_900),
      }),
    );
    const anyLine: fc.Arbitrary<AskedLine> = fc.record({
      path: fc.oneof(fc.constantFrom(...paths), fc.string()),
      quantity: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 99 }) }, fc.double()),
      unitPrice: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(0, 1, 9900, 45_900) },
        fc.double(),
      ),
    });
    fc.assert(
      fc.property(anyCatalogue, fc.array(anyLine, { maxLength: 4 }), (sold, lines) => {
        const find = (path: string): SoldProduct | undefined => {
          const product = Object.hasOwn(sold, path) ? sold[path] : undefined;
          return product && { path, type: product.type, prices: everywhere(product.price) };
        };
        const decided = decideCart({
          lines,
          currency: "USD",
          offeredCurrency: "USD",
          findProduct: find,
        });
        if (!decided.ok) return;
        let sum = 0;
        expect(decided.lines).toHaveLength(lines.length);
        expect(new Set(decided.lines.map(({ product }) => product.path)).size).toBe(lines.length);
        for (const { product, quantity, unitPrice, total } of decided.lines) {
          const price = find(product.path)?.prices.USD;
          expect(product.type).toBe("perpetual");
          expect(unitPrice).toEqual({ amount: price, currency: "USD" });
          expect(total.amount).toBe((price ?? Number.NaN) * quantity);
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true);
          sum += total.amount;
        }
        expect(decided.subtotal).toEqual({ amount: sum, currency: "USD" });
      }),
      { numRuns: 500 },
    );
  });
});
