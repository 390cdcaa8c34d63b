import { beforeEach, expect, it, vi } from "vitest";
import { clearRecentSearches, saveRecentSearch, readRecentSearches } from "./recent-searches.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

it("keeps the last five, each once and trimmed", () => {
  for (const query of ["one", "two", "three", "four", "five", "six", " Three ", "", "  "])
    saveRecentSearch(query);
  expect(readRecentSearches()).toEqual(["Three", "six", "five", "four", "two"]);
});

it("clears them all", () => {
  saveRecentSearch("one");
  clearRecentSearches();
  expect(readRecentSearches()).toEqual([]);
});

it.each(["{", "7", '{"a":1}', '[1, null, ""]'])("reads %s as none", (text) => {
  stored.set("recent-searches", text);
  expect(readRecentSearches()).toEqual([]);
});

it("works where storage is blocked", () => {
  vi.stubGlobal("localStorage", undefined);
  saveRecentSearch("one");
  expect(readRecentSearches()).toEqual([]);
});
