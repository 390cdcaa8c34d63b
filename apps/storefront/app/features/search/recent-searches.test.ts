import { beforeEach, expect, it, vi } from "vitest";
import { forgetRecentSearches, keepRecentSearch, readRecentSearches } from "./recent-searches.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

it("keeps the last five, each once and without the spaces around it", () => {
  for (const query of ["one", "two", "three", "four", "five", "six", " Three ", "", "  "])
    keepRecentSearch(query);
  expect(readRecentSearches()).toEqual(["Three", "six", "five", "four", "two"]);
});

it("forgets them all", () => {
  keepRecentSearch("one");
  forgetRecentSearches();
  expect(readRecentSearches()).toEqual([]);
});

it.each(["{", "7", '{"a":1}', '[1, null, ""]'])("takes %s for nothing", (text) => {
  kept.set("recent-searches", text);
  expect(readRecentSearches()).toEqual([]);
});

it("does without a browser that keeps anything", () => {
  vi.stubGlobal("localStorage", undefined);
  keepRecentSearch("one");
  expect(readRecentSearches()).toEqual([]);
});
