import { expect, test } from "vitest";
import { chooseDownloadPages, type InstallPage } from "./choose-download-pages.ts";

const page = (slug: string, ...products: readonly string[]): InstallPage => ({
  slug,
  paths: new Map(products.map((product) => [product.toUpperCase(), product])),
});
const pages = [
  page("unlimited", "pro", "key", "choir", "twin"),
  page("auto-key", "key"),
  page("effects", "choir", "twin"),
  page("legacy", "old"),
];
const choose = (...pids: readonly string[]) =>
  chooseDownloadPages(pids, pages).map(({ slug, product }) =>
    product === null ? slug : `${slug}#${product}`,
  );

test.each([
  ["a product with a page of its own", ["KEY"], ["auto-key"]],
  ["one among several", ["CHOIR"], ["effects#choir"]],
  ["one that only a plan's page has", ["PRO"], ["unlimited#pro"]],
  ["a bundle whose parts stand together", ["CHOIR", "TWIN"], ["effects"]],
  ["a plan", ["PRO", "KEY", "CHOIR", "TWIN"], ["unlimited"]],
  [
    "parts that no page has together",
    ["KEY", "OLD", "CHOIR"],
    ["auto-key", "legacy", "effects#choir"],
  ],
  ["two copies", ["KEY", "KEY"], ["auto-key"]],
  ["what has no installer", ["CLOUD"], []],
  ["a part that has none", ["KEY", "CLOUD"], ["auto-key"]],
])("%s", (_what, pids, places) => {
  expect(choose(...pids)).toEqual(places);
});

test("returns which products it has, so that an anchor can be named", () => {
  expect(chooseDownloadPages(["KEY", "OLD"], pages)).toEqual([
    { slug: "auto-key", product: null, pids: ["KEY"] },
    { slug: "legacy", product: null, pids: ["OLD"] },
  ]);
});
