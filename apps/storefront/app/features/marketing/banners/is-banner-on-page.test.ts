import type { MiniBanner } from "@autotune/contract";
import {
  languages,
  linkTo,
  routeOfPath,
  routesInLanguages,
  routeTable,
  type RouteName,
} from "@autotune/routes";
import { describe, expect, it, test } from "vitest";
import { undisturbedRoutes } from "../testing/undisturbed-routes.ts";
import { isBannerOnPage } from "./is-banner-on-page.ts";

type Places = MiniBanner["meta"]["mini_banner_allowlist"];

function banner({ allow = [], block = [] }: { allow?: Places; block?: Places } = {}) {
  return {
    meta: {
      mini_banner_content: { content: "<p>Now</p>", background: "", url: "", ctas: [] },
      mini_banner_allowlist: allow,
      mini_banner_blocklist: block,
    },
  };
}
const screen = (value: RouteName) => ({ type: "routename", value }) as const;
const uri = (value: string) => ({ type: "uri", value }) as const;

/** A path of the route: every parameter filled in. */
const filledIn = (path: string) => path.replace(/:\w+\??/g, "any").replace(/\*$/, "any/thing");
const places = routesInLanguages().map((route) => ({ ...route, pathname: filledIn(route.path) }));

describe("[BAN-01] on every route in every language", () => {
  it("the table is complete", () => {
    expect(places).toHaveLength(routeTable.length * languages.length);
  });

  it.each(places)("$id: without lists it shows unless the route blocks it", (place) => {
    const { name: route, pathname } = place;
    const isShown = !undisturbedRoutes.has(route);
    expect(isBannerOnPage(banner(), { route, pathname })).toBe(isShown);
    // No allow list overrides the route.
    const allowed = banner({ allow: [screen(route), uri(pathname)] });
    expect(isBannerOnPage(allowed, { route, pathname })).toBe(isShown);
  });

  it.each(places.filter(({ name }) => !undisturbedRoutes.has(name)))(
    "$id: an allow list shows it there and nowhere else, a block list everywhere else",
    ({ name: route, language, pathname }) => {
      for (const other of places.filter(({ name }) => !undisturbedRoutes.has(name))) {
        const at = { route: other.name, pathname: other.pathname };
        const isSameRoute = other.name === route;
        const isSamePath = isSameRoute && other.language === language;
        expect(isBannerOnPage(banner({ allow: [screen(route)] }), at)).toBe(isSameRoute);
        expect(isBannerOnPage(banner({ block: [screen(route)] }), at)).toBe(!isSameRoute);
        expect(isBannerOnPage(banner({ allow: [uri(pathname)] }), at)).toBe(isSamePath);
        expect(isBannerOnPage(banner({ block: [uri(pathname)] }), at)).toBe(!isSamePath);
      }
    },
  );
});

test("[BAN-01] a block wins over an allow", () => {
  const at = { route: "Products", pathname: "/products" } as const;
  const both = banner({ allow: [screen("Products")], block: [uri("/products")] });
  expect(isBannerOnPage(both, at)).toBe(false);
});

test("[BAN-01] one match of several is enough", () => {
  const at = { route: "Products", pathname: "/products" } as const;
  const allow = [screen("Home"), uri("/products")];
  expect(isBannerOnPage(banner({ allow }), at)).toBe(true);
  expect(isBannerOnPage(banner({ block: allow }), at)).toBe(false);
});

test("[BAN-01] an entry matches the whole path, neither a prefix nor a translation", () => {
  const allow = [uri("/products/compare")];
  const at = (pathname: string) =>
    isBannerOnPage(banner({ allow }), { route: routeOfPath(pathname), pathname });
  expect(at("/products/compare")).toBe(true);
  expect(at("/products/compare/")).toBe(true);
  expect(at("/products")).toBe(false);
  expect(at("/products/compare/more")).toBe(false);
  expect(at(linkTo("Compare", {}, "es"))).toBe(false);
});

test("[BAN-01] non-ASCII characters match however they are encoded", () => {
  const at = { route: "WPPageRenderer", pathname: encodeURI("/ja/製品") } as const;
  expect(isBannerOnPage(banner({ allow: [uri("/ja/製品")] }), at)).toBe(true);
  expect(isBannerOnPage(banner({ allow: [uri("/ja/%")] }), at)).toBe(false);
});

test("no banner on an error page", () => {
  expect(isBannerOnPage(banner(), { route: undefined, pathname: "/" })).toBe(false);
});
