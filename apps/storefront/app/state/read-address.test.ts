import { expect, it } from "vitest";
import { readSitePath, readWebAddress } from "./read-address.ts";

it("[CARD-09] takes for a page of the shop only what stays in it", () => {
  expect(readSitePath("/products/compare")).toBe("/products/compare");
  for (const bad of ["", "products", "//evil.test", "/\\evil.test", "https://evil.test"])
    expect(readSitePath(bad), bad).toBeUndefined();
});

it("[CARD-09] takes for a page on the web only what a browser fetches", () => {
  expect(readWebAddress("https://merch.example.com/a")).toBe("https://merch.example.com/a");
  for (const bad of ["", "/about", "javascript:alert(1)", "data:text/html,x", "merch"])
    expect(readWebAddress(bad), bad).toBeUndefined();
});
