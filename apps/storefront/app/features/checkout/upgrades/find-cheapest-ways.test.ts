import { everywhere } from "@autotune/commerce/samples";
import { describe, expect, it } from "vitest";
import type { OwnedProduct } from "../../licensing/api/fetch-owned-products.ts";
import { findCheapestWays } from "./find-cheapest-ways.ts";

function owned(path: string, offers: Record<string, number>): OwnedProduct {
  return {
    path,
    pid: path,
    name: path,
    authenticationString: "key",
    purchaseId: path,
    serial: path,
    upgradedTo: null,
    isFromPlan: false,
    grantedAt: "2026-01-01T00:00:00Z",
    isActivated: false,
    isInTransfer: false,
    upgrades: Object.entries(offers).map(([to, price]) => ({
      path: `${to}-upgrade-from-${path}`,
      pid: to,
      from: path,
      to,
      name: to,
      prices: everywhere(price),
      basePrices: everywhere(price),
    })),
  };
}
const pathsOf = (records: readonly OwnedProduct[]) =>
  [...findCheapestWays(records)].map(({ path }) => path);

describe("the cheapest way to a product", () => {
  it("is the licence that becomes it for the least, product by product", () => {
    const records = [
      owned("artist", { pro: 12_900, hybrid: 4900 }),
      owned("access", { pro: 19_900, hybrid: 2900 }),
    ];
    expect(pathsOf(records)).toEqual(["pro-upgrade-from-artist", "hybrid-upgrade-from-access"]);
  });

  it("is none where one licence qualifies, or all of them cost the same", () => {
    expect(pathsOf([owned("artist", { pro: 12_900 })])).toEqual([]);
    expect(pathsOf([owned("artist", { pro: 9900 }), owned("access", { pro: 9900 })])).toEqual([]);
  });
});
