import { storedThings } from "@autotune/contract/stored-things";
import { expect, it } from "vitest";
import { forgetConsented } from "./forget-consented.ts";

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

it("[CONS-02] whoever takes the yes back keeps only what is necessary", () => {
  const [local, session] = [memory(), memory()];
  for (const { kind, id } of storedThings)
    if (kind !== "cookie") (kind === "localStorage" ? local : session).setItem(id, "kept");
  const set: string[] = [];
  forgetConsented({
    cookie: "country=DE; _ga=GA1.1.1; _ga_SHOP=1; signed-in=1; unknown=1",
    hostname: "shop.music.test",
    setCookie: (cookie) => set.push(cookie),
    storages: { localStorage: () => local, sessionStorage: () => session },
  });
  for (const { kind, id, basis } of storedThings) {
    if (kind === "cookie") continue;
    const kept = (kind === "localStorage" ? local : session).getItem(id);
    expect(kept, id).toBe(basis === "consent" ? null : "kept");
  }
  expect(set).toContain("_ga=; Path=/; Max-Age=0");
  expect(set).toContain("_ga_SHOP=; Path=/; Max-Age=0; Domain=music.test");
  expect(set.filter((cookie) => /^(country|signed-in|unknown)=/.test(cookie))).toEqual([]);
});

it("does nothing where storing is forbidden", () => {
  const refuse = (): Storage => {
    throw new DOMException("forbidden", "SecurityError");
  };
  const forget = () =>
    forgetConsented({
      cookie: "",
      hostname: "localhost",
      setCookie: () => {},
      storages: { localStorage: refuse, sessionStorage: refuse },
    });
  expect(forget).not.toThrow();
});
