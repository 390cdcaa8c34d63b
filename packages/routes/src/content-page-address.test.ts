import { expect, test } from "vitest";
import { contentPageHref, contentPageKey } from "./content-page-address.ts";
import { languages } from "./languages.ts";

test.each([
  ["home", "/", "/es"],
  ["products", "/products", "/es/producto"],
  ["compare", "/products/compare", "/es/producto/compara"],
  ["daw-compatibility", "/daw-compatibility", "/es/daw-compatibility"],
  ["daw-compatibility-mac", "/daw-compatibility/mac", "/es/daw-compatibility/mac"],
  ["privacy-policy", "/privacy-policy", "/es/politica-privacidad"],
  ["refunds-policy", "/refunds-policy", "/es/politica-reembolsos"],
  ["about", "/about", "/es/sobre-nosotros"],
])("the page %s is at %s", (key, english, spanish) => {
  expect(contentPageHref(key, "en")).toBe(english);
  expect(contentPageHref(key, "es")).toBe(spanish);
  for (const language of languages)
    expect(contentPageKey(contentPageHref(key, language))).toBe(key);
});

test.each(["/home", "/compare", "/ja/daw-compatibility-windows"])(
  "a page has one path, so nothing is at %s",
  (pathname) => {
    expect(contentPageKey(pathname)).toBeUndefined();
  },
);

test("another system has no page", () => {
  expect(contentPageKey("/daw-compatibility/linux")).toBe("daw-compatibility/linux");
});
