import { expect, it } from "vitest";
import { documentHref } from "./document-href.ts";

it("says where the shop shows a document in a language", () => {
  expect(documentHref("pages", "home", "en")).toBe("/");
  expect(documentHref("pages", "about", "es")).toBe("/es/sobre-nosotros");
  expect(documentHref("posts", "first-take", "en")).toBe("/community/first-take");
  expect(documentHref("manuals", "auto-tune-pro/quick-guide", "en")).toMatch(
    /\/auto-tune-pro\/quick-guide$/,
  );
});

it("reads family and slug from the key of a product page", () => {
  expect(documentHref("product-pages", "auto-tune/auto-tune-pro", "en")).toBe(
    "/products/auto-tune/auto-tune-pro",
  );
  expect(documentHref("product-pages", "auto-tune/auto-tune-pro", "de")).toMatch(
    /^\/de\/.*\/auto-tune-pro$/,
  );
});

it("knows no page of what is only part of others", () => {
  for (const collection of ["products", "popups", "mini-banners", "pictures"])
    expect(documentHref(collection, "any", "en")).toBeUndefined();
});
