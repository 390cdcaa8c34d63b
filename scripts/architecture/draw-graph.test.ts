import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../stack/processes.ts";
import { withGraph } from "./draw-graph.ts";

it("the drawn graph is the one that the linter holds (if not: pnpm architecture --write)", () => {
  const document = readFileSync(join(root, "docs/architecture.md"), "utf8");
  expect(withGraph(document)).toBe(document);
  expect(document).toContain("marketing --> orders");
});
