import { afterEach, expect, it, vi } from "vitest";
import { isAddressPrivate } from "./private-address.ts";

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
  ["/?irclickid=abc&code=1", false],
  ["/community/a-token-of-love", false],
])("an address like %s is private: %s", (path, expected) => {
  standAt(`https://shop.test${path}`);
  expect(isAddressPrivate()).toBe(expected);
});

it("an address that the page has tidied since still counts", () => {
  standAt("https://shop.test/", "https://shop.test/?loginEmail=ana%40studio.test");
  expect(isAddressPrivate()).toBe(true);
});
