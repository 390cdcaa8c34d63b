import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../stack/processes.ts";
import { domainOf, domains } from "./domains.ts";

const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe("the domains", () => {
  it.each([
    "apps/server/src/domains",
    "apps/storefront/app/features",
    "packages/contract/src",
    "packages/commerce/src",
    "e2e/journeys",
  ])("name every folder of %s", (path) => {
    expect(foldersIn(path).filter((name) => !domains.some((domain) => domain === name))).toEqual(
      [],
    );
  });

  it("have a journey each, and every journey a domain", () => {
    for (const domain of domains)
      expect(existsSync(join(root, "e2e/journeys", domain)), domain).toBe(true);
    expect(readdirSync(join(root, "e2e/journeys")).filter((name) => name.endsWith(".ts"))).toEqual(
      [],
    );
  });

  it("are found by a path", () => {
    expect(domainOf("apps/server/src/domains/checkout/coupons/judge-coupon.ts")).toBe("checkout");
    expect(domainOf("apps/server/src/platform/http/errors.ts")).toBe("platform");
    expect(domainOf("apps/storefront/app/routes/home.tsx")).toBe("app");
    expect(domainOf("packages/database/src/schema/licensing.ts")).toBe("licensing");
    expect(domainOf("packages/ui/src/button-class.ts")).toBeUndefined();
  });
});
