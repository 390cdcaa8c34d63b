import { expect, test } from "vitest";
import { nothing } from "../prices/typed-prices.ts";
import { samplePrices } from "../../testing/sample-prices.ts";
import { findProductProblems, type NamedProduct } from "./find-product-problems.ts";

const tool: NamedProduct = { id: 1, type: "perpetual", prices: samplePrices["49"] };
const plan: NamedProduct = { id: 2, type: "subscription", prices: samplePrices["19"] };
const gift: NamedProduct = { id: 3, type: "perpetual", promoOnly: true, prices: nothing };
const giftPlan: NamedProduct = { ...plan, id: 4, promoOnly: true, trialDays: 60 };
const find = (id: number) => [tool, plan, gift, giftPlan].find((product) => product.id === id);

const pathsOf = (product: Parameters<typeof findProductProblems>[0]) =>
  findProductProblems(product, find).map(({ path }) => path);

test("a product may include licences, give gifts and gift plans, and a plan lead to plans", () => {
  const lists = { includes: [1, 3], moves: { switchableTo: [2], upgradeableTo: [4] } };
  const freebies = [{ product: 3 }, { product: 4 }];
  expect(pathsOf({ type: "subscription", ...lists, freebies })).toEqual([]);
});

test("what is included has to be something that can be owned", () => {
  expect(pathsOf({ type: "perpetual", includes: [1, 2] })).toEqual(["includes"]);
});

test("a plan leads to plans only", () => {
  const moves = { upgradeableTo: [2, 1], downgradeableTo: [2] };
  expect(pathsOf({ type: "subscription", moves })).toEqual(["moves.upgradeableTo"]);
  expect(pathsOf({ type: "trial", moves })).toEqual(["moves.upgradeableTo"]);
});

test("what costs money, renews at once, or can be bought is no gift", () => {
  const freebies = [{ product: 1 }, { product: 3 }, { product: 2 }];
  expect(pathsOf({ type: "perpetual", freebies })).toEqual([
    "freebies.0.product",
    "freebies.2.product",
  ]);
});
