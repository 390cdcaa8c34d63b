import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redirectToCanonical } from "./canonical-path.ts";
import { languages } from "./languages.ts";
import { linkTo } from "./link-to.ts";
import { routesInLanguages } from "./route-in-languages.ts";

describe("redirectToCanonical", () => {
  it.each([
    ["/es/products/compare", "/es/producto/compara"],
    ["/es/products/auto-tune/pro", "/es/producto/auto-tune/pro"],
    ["/es/about", "/es/sobre-nosotros"],
    ["/es/community/press", "/es/comunidad/press"],
    ["/es/documentation/products/compare", "/es/manuales/products/compare"],
    ["/products/auto-tune/%70ro", "/products/auto-tune/pro"],
    ["/en/products", "/products"],
    ["/en", "/"],
    ["/products/", "/products"],
    ["/es/", "/es"],
  ])("[I18N-06] %s leads to %s", (from, to) => {
    expect(redirectToCanonical(from)).toBe(to);
  });

  it.each([
    "/",
    "/es",
    "/es/producto/compara",
    "/fr/products",
    "/products/auto-tune/pro",
    "/es/comunidad/press",
    "/es/manuales/products/compare",
    "//elsewhere.test",
    "/\\elsewhere.test",
    "/en/\\elsewhere.test",
  ])("leaves %s alone", (path) => {
    expect(redirectToCanonical(path)).toBeUndefined();
  });

  it("never leads in circles", () => {
    const segment = fc.constantFrom(
      "en",
      "es",
      "fr",
      "products",
      "producto",
      "compare",
      "about",
      "x",
      "",
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        const once = redirectToCanonical(`/${segments.join("/")}`);
        expect(once === undefined ? undefined : redirectToCanonical(once)).toBeUndefined();
      }),
    );
  });

  it("never redirects a path that the table itself makes", () => {
    for (const { path } of routesInLanguages()) expect(redirectToCanonical(path)).toBeUndefined();
    for (const language of languages) {
      expect(redirectToCanonical(linkTo("AutoTune", { slug: "pro" }, language))).toBeUndefined();
    }
  });
});
