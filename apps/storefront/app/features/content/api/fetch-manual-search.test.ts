import { expect, it } from "vitest";
import { readManualSearch } from "./fetch-manual-search.ts";

const hit = {
  manual: "Pro",
  chapter: "Start",
  title: "Retune",
  href: "/documentation/pro/start#retune",
  language: "en",
  excerpt: [{ text: "Retune", isHit: true }],
};

it.each([
  ["whole", hit, [hit]],
  ["with a word that is none", { ...hit, excerpt: [...hit.excerpt, "words"] }, [hit]],
  ["that leads elsewhere", { ...hit, href: "https://elsewhere.example" }, []],
  ["in no language of ours", { ...hit, language: "xx" }, []],
  ["that is nothing", null, []],
])("a hit %s is shown as far as it can be", (_, given, hits) => {
  expect(readManualSearch({ total: 5, hits: [given] })).toEqual({ readAs: "", total: 5, hits });
});

it.each([undefined, null, [], { hits: [] }, { total: 1 }])("%j is no response", (value) => {
  expect(readManualSearch(value)).toBeUndefined();
});
