import { afterEach, expect, it, vi } from "vitest";
import { isUrlPrivate } from "./is-url-private.ts";

afterEach(() => vi.unstubAllGlobals());

function standAt(href: string, cameBy = href): void {
  vi.stubGlobal("location", { href });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ name: cameBy }] });
}

it.each([
  ["/password-reset?token=a.b&e=ana%40studio.test", true],
  ["/setup?gt=abc", true],
  ["/confirm?kind=newsletter&token=abc", true],
  ["/?utm_source=a&e=ana%40studio.test", true],
  ["/?loginEmail=ana%40studio.test", true],
  ["/#cart=abc", true],
  ["/fr/confirm", true],
  ["/es/prueba", true],
  ["/?irclickid=abc&code=1", false],
  ["/community/a-token-of-love", false],
])("a URL like %s is private: %s", (path, expected) => {
  standAt(`https://shop.test${path}`);
  expect(isUrlPrivate()).toBe(expected);
});

it("a URL that the page has cleaned since still counts", () => {
  standAt("https://shop.test/", "https://shop.test/?loginEmail=ana%40studio.test");
  expect(isUrlPrivate()).toBe(true);
});
