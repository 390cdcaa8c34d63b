import { describe, expect, it } from "vitest";
import { linkTo } from "./link-to.ts";

describe("linkTo", () => {
  it("[I18N-03] builds Spanish paths from the slug table and leaves the rest English", () => {
    const table: [string, string][] = [
      [linkTo("Products", {}, "es"), "/es/producto"],
      [
        linkTo("VocalEffects", { slug: "choir" }, "es"),
        "/es/producto/efectos-vocales-creativos/choir",
      ],
      [linkTo("Subscriptions", { slug: "unlimited" }, "es"), "/es/producto/suscripcion/unlimited"],
      [linkTo("AiPowered", {}, "es"), "/es/producto/cadena-vocal-impulsada-por-ia"],
      [linkTo("Compare", {}, "es"), "/es/producto/compara"],
      [linkTo("Community", {}, "es"), "/es/comunidad"],
      [linkTo("ProductManual", { "*": "" }, "es"), "/es/manuales"],
      [linkTo("LearningCenter", {}, "es"), "/es/aprende-los-basicos"],
      [linkTo("PrivacyPolicy", {}, "es"), "/es/politica-privacidad"],
      [linkTo("RefundsPolicy", {}, "es"), "/es/politica-reembolsos"],
      [linkTo("SoftwareDownload", {}, "es"), "/es/descargas-software"],
      [linkTo("Promotions", { slug: "spring" }, "es"), "/es/promocion/spring"],
      [linkTo("Artists", {}, "es"), "/es/artistas"],
      [linkTo("EduSiteLicenseInquiry", {}, "es"), "/es/edu-site-license-inquiry"],
      [linkTo("DiscontinuedSoftwareDownload", {}, "es"), "/es/discontinued-software-download"],
      [linkTo("WPPageRenderer", { slug: "about" }, "es"), "/es/sobre-nosotros"],
      [linkTo("WPPageRenderer", { slug: "press" }, "es"), "/es/prensa"],
    ];
    for (const [built, expected] of table) expect(built).toBe(expected);
    expect(linkTo("Compare", {}, "fr")).toBe("/fr/products/compare");
  });

  it("translates the segments of a route, never the values of its parameters", () => {
    expect(linkTo("CommunityPost", { slug: "press" }, "es")).toBe("/es/comunidad/press");
    expect(linkTo("Artist", { slug: "community" }, "es")).toBe("/es/artistas/community");
    expect(linkTo("ProductManual", { "*": "products/compare" }, "es")).toBe(
      "/es/manuales/products/compare",
    );
  });

  it("fills parameters, leaves out absent optional ones and keeps slashes of a rest", () => {
    expect(linkTo("AutoTune")).toBe("/products/auto-tune");
    expect(linkTo("AutoTune", { slug: "pro", subnav_slug: "specs" })).toBe(
      "/products/auto-tune/pro/specs",
    );
    expect(linkTo("ProductManual", { "*": "auto-tune/pro 11" })).toBe(
      "/documentation/auto-tune/pro%2011",
    );
    expect(linkTo("CommunityPost", { slug: "a/b?c" })).toBe("/community/a%2Fb%3Fc");
    expect(linkTo("Home")).toBe("/");
    expect(linkTo("Home", {}, "ko")).toBe("/ko");
  });

  it("requires what a route needs", () => {
    // @ts-expect-error a post has a slug
    expect(() => linkTo("CommunityPost", {})).toThrow(":slug");
    // @ts-expect-error a product family has no such parameter
    linkTo("AutoTune", { name: "pro" });
    // @ts-expect-error there is no such route
    expect(() => linkTo("Nowhere")).toThrow("Nowhere");
  });
});
