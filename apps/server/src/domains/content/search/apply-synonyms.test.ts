import { expect, it } from "vitest";
import { applySynonyms } from "./apply-synonyms.ts";

const stemOf = (word: string) => (word === "my" ? "" : word.replace(/s$/, ""));
const tokens = (query: string) => query.split(" ").map((text) => ({ text, spellings: [text] }));
const groups = [
  [["coupon"], ["promo", "code"], ["voucher"]],
  [["plan"], ["subscription"]],
  [["cancel"], ["stop", "subscription"]],
];
const terms = (query: string) => applySynonyms(tokens(query), groups, stemOf);

it("adds the other words of a group, whatever the ending of the typed one", () => {
  expect(terms("coupons")).toEqual([
    { literal: [["coupons"]], synonyms: [["promo", "code"], ["voucher"]], places: [0] },
  ]);
});

it("takes several words that have synonyms as one thing", () => {
  expect(terms("my promo code")).toEqual([
    { literal: [["promo"], ["code"]], synonyms: [["coupon"], ["voucher"]], places: [1, 2] },
  ]);
});

it("prefers the longest phrase, and leaves other words alone", () => {
  expect(terms("how stop my subscription")).toEqual([
    { literal: [["how"]], synonyms: [], places: [0] },
    { literal: [["stop"], ["subscription"]], synonyms: [["cancel"]], places: [1, 3] },
  ]);
});

it("leaves out stop words", () => {
  expect(terms("my")).toEqual([]);
});

it("counts a word or a pair of characters that is typed twice once", () => {
  expect(terms("bar by bar").map(({ places }) => places)).toEqual([[0], [1]]);
});

it("recognizes a phrase of characters without its space, but not the beginning of another word", () => {
  const pairs = (...texts: string[]) =>
    texts.map((text) => ({
      text,
      spellings: [text],
      ...(text === "튠프" ? { joins: true as const } : {}),
    }));
  const named = [
    [
      ["autotune", "pro"],
      ["오토", "토튠", "프로"],
    ],
  ];
  expect(applySynonyms(pairs("오토", "토튠", "튠프", "프로"), named, stemOf)).toEqual([
    {
      literal: [["오토"], ["토튠"], ["프로"]],
      synonyms: [["autotune", "pro"]],
      places: [0, 1, 3],
    },
  ]);
  const key = [[["key"], ["キー"]]];
  expect(applySynonyms(pairs("キー"), key, stemOf)[0]?.synonyms).toEqual([["key"]]);
  expect(applySynonyms(pairs("キー", "ーボ", "ボー"), key, stemOf)[0]?.synonyms).toEqual([]);
});
