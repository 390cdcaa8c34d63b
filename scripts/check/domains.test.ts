import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../stack/processes.ts";
import { domains } from "./domains.ts";

const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const named = (kind: "storefront" | "commerce" | "journeys") =>
  Object.values(domains).flatMap((domain) => domain[kind] ?? []);

describe("the domains name", () => {
  it("every domain of the server", () => {
    expect(Object.keys(domains).toSorted()).toEqual(
      [...foldersIn("apps/server/src/domains"), "platform"].toSorted(),
    );
  });

  it("every feature of the storefront once", () => {
    expect(named("storefront").toSorted()).toEqual(
      foldersIn("apps/storefront/app/features").toSorted(),
    );
  });

  it("every folder of rules once, but those that serve the tests of all", () => {
    const shared = ["properties"];
    expect([...named("commerce"), ...shared].toSorted()).toEqual(
      foldersIn("packages/commerce/src").toSorted(),
    );
  });

  it("every journey", () => {
    const journeys = readdirSync(join(root, "e2e/journeys"))
      .filter((file) => file.endsWith(".e2e.ts"))
      .map((file) => file.replace(".e2e.ts", ""));
    expect([...new Set(named("journeys"))].toSorted()).toEqual(journeys.toSorted());
  });
});
