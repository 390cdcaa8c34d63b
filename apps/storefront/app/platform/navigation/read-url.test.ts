import { expect, it } from "vitest";
import { readSitePath, readWebUrl } from "./read-url.ts";

it("[CARD-09] accepts as a shop path only what stays in the shop", () => {
  expect(readSitePath("/products/compare")).toBe("/products/compare");
  for (const bad of ["", "products", "//evil.test", "/\\evil.test", "https://evil.test"])
    expect(readSitePath(bad), bad).toBeUndefined();
});

it("[CARD-09] accepts as a web URL only http and https", () => {
  expect(readWebUrl("https://merch.example.com/a")).toBe("https://merch.example.com/a");
  for (const bad of ["", "/about", "javascript:alert(1)", "data:text/html,x", "merch"])
    expect(readWebUrl(bad), bad).toBeUndefined();
});
