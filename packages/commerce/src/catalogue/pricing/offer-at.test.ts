import { describe, expect, it } from "vitest";
import { everywhere } from "./everywhere.sample.ts";
import { isWithin, nextChange, offerAt } from "./offer-at.ts";
import { productSample } from "../products/product.sample.ts";

const starts = "2026-11-20T00:00:00Z";
const ends = "2026-11-30T00:00:00Z";
const reduced = productSample({
  basePrices: everywhere(10_000),
  discount: {
    discount: { kind: "percent", percent: 25 },
    startsAt: starts,
    endsAt: ends,
    reason: "Autumn sale",
  },
});
const at = (time: string) => new Date(time);

describe("offerAt", () => {
  it("takes the discount off while its period lasts", () => {
    expect(offerAt(reduced, at(starts))).toMatchObject({
      prices: everywhere(7500),
      basePrices: everywhere(10_000),
      discount: { kind: "percent", percent: 25 },
      discountReason: "Autumn sale",
    });
  });

  it("[CARD-13] holds for as many periods of a plan as an editor set, and for none of what is paid once", () => {
    const { discount } = reduced;
    const limited = discount === null ? null : { ...discount, periodCount: 3 };
    const plan = productSample({ interval: { count: 1, unit: "m" }, discount: limited });
    expect(offerAt(plan, at(starts)).discountPeriodCount).toBe(3);
    expect(offerAt(plan, at(ends)).discountPeriodCount).toBeNull();
    expect(offerAt({ ...plan, interval: null }, at(starts)).discountPeriodCount).toBeNull();
    expect(offerAt({ ...plan, discount }, at(starts)).discountPeriodCount).toBeNull();
  });

  it("has the full price before and after, and no discount", () => {
    for (const time of ["2026-11-19T23:59:59Z", ends])
      expect(offerAt(reduced, at(time))).toMatchObject({
        prices: everywhere(10_000),
        discount: null,
        discountReason: null,
      });
  });
});

describe("isWithin", () => {
  it("holds from the first instant on and no longer at the last", () => {
    const period = { startsAt: starts, endsAt: ends };
    expect(isWithin(period, at(starts))).toBe(true);
    expect(isWithin(period, at(ends))).toBe(false);
  });

  it("holds for ever without bounds", () => {
    expect(isWithin({ startsAt: null, endsAt: null }, new Date(0))).toBe(true);
  });
});

describe("nextChange", () => {
  it("is the nearest instant to come at which a period begins or ends", () => {
    const periods = [productSample(), reduced].flatMap(({ discount }) => discount ?? []);
    expect(nextChange(periods, at("2026-11-01T00:00:00Z"))).toEqual(at(starts));
    expect(nextChange(periods, at(starts))).toEqual(at(ends));
    expect(nextChange(periods, at(ends))).toBeUndefined();
  });
});
