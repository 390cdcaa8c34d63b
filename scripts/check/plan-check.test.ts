import { describe, expect, it } from "vitest";
import { planCheck } from "./plan-check.ts";

describe("a change", () => {
  it("of the server runs the tests of its domain and the journeys of its domain", () => {
    const plan = planCheck(["apps/server/src/domains/checkout/coupons/judge-coupon.ts"]);
    expect(plan.serverTests).toEqual(["domains/checkout"]);
    expect(plan.journeys).toEqual(["checkout/"]);
    expect(plan.folders).toEqual(["apps/server", "bench", "e2e"]);
  });

  it("of a rule checks the types of all that is made from it", () => {
    const { folders } = planCheck(["packages/commerce/src/checkout/cart/cart.ts"]);
    expect(folders).toContain("apps/storefront");
    expect(folders).toContain("apps/server");
    expect(folders).not.toContain("packages/voice");
  });

  it("of a rule runs the tests of its package and of its domain, though most others import it too", () => {
    const { testPaths } = planCheck(["packages/commerce/src/checkout/cart/cart.ts"]);
    expect(testPaths).toEqual(["/checkout/", "packages/commerce/"]);
  });

  it("of what serves every domain runs all tests that import it", () => {
    const changed = ["packages/commerce/src/checkout/cart/cart.ts", "packages/ui/src/menu.tsx"];
    expect(planCheck(changed)).toMatchObject({ relatedTests: true, testPaths: [] });
  });

  it("that belongs to no domain runs the journeys that touch most", () => {
    const { journeys } = planCheck(["packages/ui/src/button-class.ts"]);
    expect(journeys).toEqual(["app/visitor.e2e.ts", "orders/purchase.e2e.ts"]);
  });

  it("of a test alone starts no shop", () => {
    const plan = planCheck(["apps/storefront/app/features/checkout/cart/cart-rows.test.ts"]);
    expect(plan.journeys).toEqual([]);
    expect(plan.relatedTests).toBe(true);
  });

  it("of a journey runs that journey", () => {
    const plan = planCheck(["e2e/journeys/identity/sign-in.e2e.ts"]);
    expect(plan.journeys).toEqual(["identity/sign-in.e2e.ts"]);
    expect(plan.relatedTests).toBe(false);
  });

  it("of a document runs nothing", () => {
    expect(planCheck(["docs/architecture.md", "README.md"])).toEqual({
      folders: [],
      serverTests: [],
      relatedTests: false,
      testPaths: [],
      journeys: [],
    });
  });
});
