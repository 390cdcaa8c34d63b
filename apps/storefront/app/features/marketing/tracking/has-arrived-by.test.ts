import { afterEach, expect, it, vi } from "vitest";
import { hasArrivedBy } from "./has-arrived-by.ts";

afterEach(() => vi.unstubAllGlobals());

const link = "https://shop.test/?irclickid=click-1";

it.each([
  ["the link itself", { type: "navigate", name: link }, true],
  ["a reload", { type: "reload", name: link }, false],
  ["the back button", { type: "back_forward", name: link }, false],
  ["a later page", { type: "navigate", name: "https://shop.test/cart" }, false],
  ["another link", { type: "navigate", name: "https://shop.test/?irclickid=click-2" }, false],
  ["a browser that names no address", { type: "navigate", name: "document" }, false],
  ["a browser that does not tell", undefined, false],
])("[NAV-05] %s is a new click or none", (_way, entry, isNew) => {
  vi.stubGlobal("performance", {
    getEntriesByType: () => (entry === undefined ? [] : [entry]),
  });
  expect(hasArrivedBy("click-1")).toBe(isNew);
});
