import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import {
  catalogue,
  coupon,
  decide,
  gift,
  line,
  mine,
  noRights,
  other,
  promotion,
  reasons,
  second,
  upgrade,
  upgraded,
  upgradePath,
} from "./decide-cart.sample.ts";
import type { RequestedLine } from "./decided-cart.ts";

describe("an honest cart", () => {
  const totals = (...args: Parameters<typeof decide>) => {
    const decided = decide(...args);
    return decided.ok
      ? decided.lines.map(({ product, total }) => [product.path, total.amount])
      : decided.lines;
  };

  it("is rejected when it is empty", () => {
    expect(decide([])).toMatchObject({ ok: false, reason: "emptyCart" });
  });

  it("is added up, with steps for quantity, gifts for nothing and trials later", () => {
    const lines = [
      line("pro", { quantity: 2, unitPrice: 41_310 }),
      gift("key-gift"),
      line("unlimited-14d-free"),
    ];
    expect(decide(lines)).toMatchObject({
      ok: true,
      subtotal: { amount: 82_620, currency: "EUR" },
      discount: { amount: 0, currency: "EUR" },
      lines: [
        { unitPrice: { amount: 41_310 }, total: { amount: 82_620 }, isFreebie: false },
        { unitPrice: { amount: 0 }, total: { amount: 0 }, isFreebie: true },
        { unitPrice: { amount: 2499 }, total: { amount: 0 } },
      ],
    });
  });

  it("has a gift plan with its later price and nothing due today, as an add-on beside a plan too", () => {
    expect(totals([line("pro"), gift("unlimited-60d-gift")])).toEqual([
      ["pro", 45_900],
      ["unlimited-60d-gift", 0],
    ]);
    const beside = [line("unlimited"), line("artist"), gift("unlimited-60d-gift")];
    expect(reasons(beside)).toEqual([]);
    expect(reasons(beside.toReversed())).toEqual([]);
    const subscribed = { rights: { ...noRights, runningPlans: ["unlimited"] } };
    expect(reasons([line("artist"), gift("unlimited-60d-gift")], subscribed)).toEqual([]);
  });

  it("has the promotion's prices, and its trial even for a person who had one", () => {
    const lines = [
      line("loyal-pack", { unitPrice: 9900 }),
      line("unlimited-14d-free", { unitPrice: 999 }),
    ];
    expect(reasons(lines, { promotion, rights: noRights })).toEqual([]);
  });

  it("has an upgrade at its own price, in a promotion too", () => {
    const prices = new Map([[upgradePath, everywhere(1)]]);
    expect(totals([upgrade(mine)], { promotion: { code: "LOYAL26", prices } })).toEqual([
      [upgradePath, 12_900],
    ]);
  });

  it("[CART-11] has a trial rejected for a person who had one, even while a plan runs", () => {
    const rights = { ...noRights, runningPlans: ["unlimited-14d-free"] };
    expect(reasons([line("unlimited-14d-free")], { rights })).toEqual([
      "unlimited-14d-free: trialUsed",
    ]);
  });

  it("has a trial rejected where too many began lately, and one of a promotion not", () => {
    const rights = { ...noRights, hasTrial: true, isTrialLimitReached: true };
    expect(reasons([line("unlimited-14d-free")], { rights })).toEqual([
      "unlimited-14d-free: trialLimitReached",
    ]);
    const promoted = line("unlimited-14d-free", { unitPrice: 999 });
    expect(reasons([promoted], { rights, promotion })).toEqual([]);
  });

  it("has two licences that become the same as one line of two copies, each with its source", () => {
    const decided = decide([upgrade(mine), line("pro"), upgrade(second)], { coupon });
    expect(decided).toMatchObject({
      ok: true,
      lines: [
        { quantity: 2, sources: [mine, second], unitPrice: { amount: 11_610 } },
        { quantity: 1, sources: [] },
      ],
      discount: { amount: 2580 + 4590 },
    });
  });
});

function rightPrice(path: string, quantity: number): number {
  return path === "pro" && quantity >= 2 ? 41_310 : line(path).unitPrice;
}

describe("any cart", () => {
  it("[PAY-08] is charged from the catalogue alone, whatever is requested", () => {
    const anyLine: fc.Arbitrary<RequestedLine> = fc
      .record({
        path: fc.constantFrom(...catalogue.keys()),
        quantity: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(1, 1, 1, 2) }, fc.double()),
        price: fc.oneof({ weight: 9, arbitrary: fc.constant("right") }, fc.double()),
        isFreebie: fc.constantFrom(true, false, false, false),
        record: fc.constantFrom(mine, second, upgraded, other),
      })
      .map(({ path, quantity, price, isFreebie, record }) => {
        const { authenticationString: code, purchaseId, serial } = record;
        const right = isFreebie && path.endsWith("key-gift") ? 0 : rightPrice(path, quantity);
        return line(path, {
          quantity,
          isFreebie,
          unitPrice: typeof price === "number" ? price : right,
          qualifyingProduct: { code, purchaseId, serial },
        });
      });
    let taken = 0;
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 3 }), (lines) => {
        const decided = decide(lines);
        if (!decided.ok) return;
        taken += 1;
        const bought = decided.lines.filter(({ isFreebie }) => !isFreebie);
        for (const { product, quantity, unitPrice, total, sources } of bought) {
          const price = catalogue.get(product.path)?.prices.EUR ?? Number.NaN;
          const isReduced = product.path === "pro" && quantity === 2;
          expect(unitPrice.amount).toBe(isReduced ? 41_310 : price);
          expect(total.amount).toBe(product.trialDays === null ? unitPrice.amount * quantity : 0);
          expect(sources).toHaveLength(product.type === "upgrade" ? quantity : 0);
          expect(product.wpOnly || product.promoOnly).toBe(false);
        }
        const sum = bought.reduce((before, { total }) => before + total.amount, 0);
        expect(decided.subtotal).toEqual({ amount: sum, currency: "EUR" });
      }),
      { numRuns: 3000 },
    );
    expect(taken).toBeGreaterThan(50);
  });
});
