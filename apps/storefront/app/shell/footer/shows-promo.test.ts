import { describe, expect, it } from "vitest";
import { showsPromo } from "./shows-promo.ts";

describe("showsPromo", () => {
  it.each([
    ["AutoTune", "pro"],
    ["VocalEffects", "choir"],
    ["WPPageRenderer", "about"],
    ["Products", undefined],
    ["LearningCenter", undefined],
  ] as const)("%s %s ends with the plan", (route, slug) => {
    expect(showsPromo(route, slug)).toBe(true);
  });

  it("Home and the plan's own page offer it themselves", () => {
    expect(showsPromo("Home", undefined)).toBe(false);
    expect(showsPromo("Subscriptions", "unlimited")).toBe(false);
  });

  it.each(["Checkout", "Orders", "Profile", "OrderSummary", "ShoppingCart"] as const)(
    "%s ends without it",
    (route) => {
      expect(showsPromo(route, undefined)).toBe(false);
    },
  );
});
