import { storedThings } from "@autotune/contract/stored-things";
import { expect, it } from "vitest";
import { clearConsented } from "./clear-consented.ts";

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

it("[CONS-02] after consent is withdrawn, only what is necessary stays", () => {
  const [local, session] = [memory(), memory()];
  for (const { kind, id } of storedThings)
    if (kind !== "cookie" && kind !== "indexedDB")
      (kind === "localStorage" ? local : session).setItem(id, "kept");
  const set: string[] = [];
  clearConsented({
    cookie: "country=DE; _ga=GA1.1.1; _ga_SHOP=1; signed-in=1; unknown=1",
    hostname: "shop.music.test",
    setCookie: (cookie) => set.push(cookie),
    storages: { localStorage: () => local, sessionStorage: () => session },
  });
  for (const { kind, id, basis } of storedThings) {
    if (kind === "cookie" || kind === "indexedDB") continue;
    const value = (kind === "localStorage" ? local : session).getItem(id);
    expect(value, id).toBe(basis === "consent" ? null : "kept");
  }
  expect(set).toContain("_ga=; Path=/; Max-Age=0");
  expect(set).toContain("_ga_SHOP=; Path=/; Max-Age=0; Domain=music.test");
  expect(set.filter((cookie) => /^(country|signed-in|unknown)=/.test(cookie))).toEqual([]);
});

it("does nothing where storage is blocked", () => {
  const throwForbidden = (): Storage => {
    throw new DOMException("forbidden", "SecurityError");
  };
  const clear = () =>
    clearConsented({
      cookie: "",
      hostname: "localhost",
      setCookie: () => {},
      storages: { localStorage: throwForbidden, sessionStorage: throwForbidden },
    });
  expect(clear).not.toThrow();
});
