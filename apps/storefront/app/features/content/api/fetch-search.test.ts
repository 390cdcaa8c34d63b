import { currencies } from "@autotune/commerce";
import { expect, it } from "vitest";
import { readSearchResponse } from "./fetch-search.ts";

const hit = {
  kind: "manuals",
  title: "Start",
  partOf: "Choir manual",
  href: "/documentation/choir/start",
  language: "en",
  excerpt: [
    { text: "How to ", isHit: false },
    { text: "sing", isHit: true },
  ],
};
const prices = Object.fromEntries(currencies.map((currency) => [currency, 900]));
const sold = {
  ...hit,
  kind: "product-pages",
  product: { pid: "AT", prices, unit: "m", isFrom: true },
};
const response = {
  readAs: "sing",
  total: 4,
  best: [sold],
  groups: [{ kind: "manuals", total: 3, hits: [hit] }],
  suggestions: ["song"],
};

it("reads a search response", () => {
  expect(readSearchResponse(response)).toEqual(response);
});

it("shows a product without a price that it cannot read", () => {
  const broken = { ...sold, product: { ...sold.product, prices: { USD: 900 } } };
  const read = readSearchResponse({ ...response, best: [broken] });
  expect(read?.best[0]?.title).toBe("Start");
  expect(read?.best[0]).not.toHaveProperty("product");
});

it("leaves out an unknown kind, and links to other sites", () => {
  const strange = [{ kind: "secrets", total: 1, hits: [hit] }, null];
  expect(readSearchResponse({ readAs: "", groups: strange })?.groups).toEqual([]);
  for (const href of [
    "https://elsewhere.test/",
    "//elsewhere.test",
    "/\\elsewhere.test",
    "javascript:x",
  ]) {
    const hits = [{ ...hit, href }];
    const read = readSearchResponse({ readAs: "", groups: [{ kind: "pages", total: 1, hits }] });
    expect(read?.groups[0]?.hits, href).toEqual([]);
  }
});

it("returns undefined without a response", () => {
  for (const value of [null, "text", {}, { groups: {} }])
    expect(readSearchResponse(value)).toBeUndefined();
});
