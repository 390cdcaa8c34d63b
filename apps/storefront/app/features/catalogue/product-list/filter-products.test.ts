import { mapPrices } from "@autotune/commerce";
import { offerSample } from "@autotune/commerce/samples";
import type { ListedProductView } from "@autotune/contract";
import { describe, expect, it } from "vitest";
import {
  matchesFilter,
  priceLimits,
  readProductFilter,
  sortProducts,
  writeProductFilter,
} from "./filter-products.ts";

function listed(path: string, amount: number, own: Partial<ListedProductView> = {}) {
  const offer = offerSample({ path });
  return {
    ...offer,
    prices: mapPrices(offer.prices, () => amount),
    name: path,
    summary: "",
    checkoutInfo: "",
    specialText: "",
    uses: ["tune"],
    formats: ["AU", "VST3"],
    systems: ["mac"],
    crafts: [],
    ...own,
  } satisfies ListedProductView;
}

const filterOf = (query: string) => readProductFilter(new URLSearchParams(query));
const pro = listed("pro", 459);
const choir = listed("choir", 99, { uses: ["harmonize"], systems: ["mac", "windows"] });
const dial = listed("dial", 29, { uses: ["transform"], formats: ["AAX"] });
const plan = listed("plan", 25, { type: "subscription", uses: ["tune", "transform"] });
const all = [pro, choir, dial, plan];

describe("the filter of all products", () => {
  it.each(["", "?for=mix", "?for=tune&format=AU&system=mac&price=2&sort=cheapest"])(
    "is in the URL: %j",
    (query) => {
      expect(writeProductFilter(filterOf(query))).toBe(query);
    },
  );

  it("ignores what it does not know", () => {
    expect(writeProductFilter(filterOf("?for=fly&format=CD&price=9&sort=luck&other=1"))).toBe("");
  });

  it.each([
    ["", ["pro", "choir", "dial", "plan"]],
    ["?for=tune", ["pro", "plan"]],
    ["?format=AAX", ["dial"]],
    ["?system=windows", ["choir"]],
    ["?price=1", ["dial"]],
    ["?price=2", ["choir", "dial"]],
    ["?for=harmonize&format=AAX", []],
  ])("%j leaves %j", (query, paths) => {
    const limits = priceLimits(all);
    const left = all.filter((product) => matchesFilter(product, filterOf(query), limits));
    expect(left.map(({ path }) => path)).toEqual(paths);
  });

  it("takes its price limits from what is paid once", () => {
    expect(priceLimits(all).map(({ USD }) => USD)).toEqual([29, 99]);
    expect(priceLimits([dial, dial, dial]).map(({ USD }) => USD)).toEqual([29]);
    expect(priceLimits([plan])).toEqual([]);
  });

  it.each([
    ["cheapest", ["dial", "choir", "pro", "plan"]],
    ["dearest", ["pro", "choir", "dial", "plan"]],
    ["name", ["choir", "dial", "plan", "pro"]],
  ] as const)("sorts by %s, plans after what is paid once", (order, paths) => {
    expect(sortProducts(all, order, "en").map(({ path }) => path)).toEqual(paths);
  });
});
