import { describe, expect, it } from "vitest";
import { languages } from "./languages.ts";
import { routesInLanguages } from "./route-in-languages.ts";
import { findRoute, routeTable, type RouteName } from "./route-table.ts";

const routes = routesInLanguages();
const pathOf = (id: string) => routes.find((route) => route.id === id)?.path;

describe("route table", () => {
  it("[I18N-02] every route exists in every language, its name there with -lang_{code}", () => {
    expect(routes).toHaveLength(routeTable.length * languages.length);
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
    expect(pathOf("Compare")).toBe("/products/compare");
    expect(pathOf("Compare-lang_es")).toBe("/es/producto/compara");
    expect(pathOf("Compare-lang_ja")).toBe("/ja/products/compare");
  });

  it("[I18N-01] the default language has no prefix, the others have theirs, in display order", () => {
    expect(languages).toEqual(["en", "fr", "es", "de", "pt", "ja", "ko", "it"]);
    expect(routes.filter(({ name }) => name === "Home").map(({ path }) => path)).toEqual([
      "/",
      "/fr",
      "/es",
      "/de",
      "/pt",
      "/ja",
      "/ko",
      "/it",
    ]);
  });

  it("gives no two routes of a language the same path", () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it("[ROUTE-23] flags the routes that require sign-in, hide the footer or must not be disturbed", () => {
    const flagged = (flag: "requiresAuth" | "hideFooter" | "blockFootball" | "blockMiniBanner") =>
      routeTable.filter(({ name }) => findRoute(name)[flag] === true).map(({ name }) => name);
    const account: RouteName[] = [
      "Overview",
      "SubscriptionDetail",
      "Orders",
      "UserUpgrades",
      "Profile",
    ];
    expect(flagged("requiresAuth")).toEqual(account);
    expect(flagged("hideFooter")).toEqual([...account, "Checkout"]);
    const undisturbed = flagged("blockFootball");
    expect(undisturbed).toEqual(flagged("blockMiniBanner"));
    expect(undisturbed).toEqual(
      expect.arrayContaining([
        ...account,
        "Checkout",
        "OrderSummary",
        "AccountSetup",
        "PasswordReset",
        "CommunicationPreferences",
        "CodeRedemption",
      ]),
    );
  });

  it("[ROUTE-24] names every screen as the specification does", () => {
    const names: readonly string[] = routeTable.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        "Home",
        "Products",
        "AutoTune",
        "VocalEffects",
        "AiPowered",
        "Subscriptions",
        "Compare",
        "Overview",
        "SubscriptionDetail",
        "Orders",
        "UserUpgrades",
        "Profile",
        "Checkout",
        "AccountSetup",
        "PasswordReset",
        "CommunicationPreferences",
        "LearningCenter",
        "Community",
        "CommunityPost",
        "OrderSummary",
        "SoftwareDownload",
        "ProductManual",
        "Artists",
        "WPPageRenderer",
        "PageNotFound",
      ]),
    );
  });
});
