import { everywhere } from "@autotune/commerce/samples";
import { describe, expect, it } from "vitest";
import { findCheapestWays } from "./find-cheapest-ways.ts";

const offer = (from: string, to: string, price: number, yen = price) => {
  const prices = { ...everywhere(price), JPY: yen };
  return {
    path: `${to}-upgrade-from-${from}`,
    pid: to,
    from,
    to,
    name: to,
    prices,
    basePrices: prices,
  };
};
const pathsOf = (offers: ReturnType<typeof offer>[], currency: "USD" | "JPY" = "USD") =>
  [...findCheapestWays(offers, currency)].map(({ path }) => path);

describe("the cheapest way to a product", () => {
  it("is the licence that becomes it for the least, product by product", () => {
    const offers = [
      offer("artist", "pro", 12_900),
      offer("artist", "hybrid", 4900),
      offer("access", "pro", 19_900),
      offer("access", "hybrid", 2900),
    ];
    expect(pathsOf(offers)).toEqual(["pro-upgrade-from-artist", "hybrid-upgrade-from-access"]);
  });

  it("is found in the shown currency", () => {
    const offers = [offer("artist", "pro", 12_900, 30_000), offer("access", "pro", 19_900, 20_000)];
    expect(pathsOf(offers, "JPY")).toEqual(["pro-upgrade-from-access"]);
  });

  it("is none where one licence qualifies, or all of them cost the same", () => {
    expect(pathsOf([offer("artist", "pro", 12_900)])).toEqual([]);
    expect(pathsOf([offer("artist", "pro", 9900), offer("access", "pro", 9900)])).toEqual([]);
  });
});
