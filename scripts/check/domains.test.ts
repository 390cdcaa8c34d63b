import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { graph, isDomain } from "../architecture/graph.ts";
import { root } from "../stack/processes.ts";
import { domainOf } from "./domains.ts";

describe("the domains", () => {
  it("have journeys each, and every journey a domain", () => {
    for (const domain of Object.keys(graph))
      expect(existsSync(join(root, "e2e/journeys", domain)), domain).toBe(true);
    expect(readdirSync(join(root, "e2e/journeys")).filter((name) => !isDomain(name))).toEqual([]);
  });

  it("are found by a path", () => {
    expect(domainOf("apps/server/src/domains/checkout/coupons/judge-coupon.ts")).toBe("checkout");
    expect(domainOf("apps/server/src/platform/http/errors.ts")).toBe("platform");
    expect(domainOf("apps/storefront/app/routes/home.tsx")).toBe("app");
    expect(domainOf("packages/database/src/schema/licensing/activation.ts")).toBe("licensing");
    expect(domainOf("e2e/journeys/identity/sign-in.e2e.ts")).toBe("identity");
    expect(domainOf("packages/ui/src/button-class.ts")).toBeUndefined();
  });
});
