import { expect, it } from "vitest";
import { graph } from "./graph.ts";

it("names every domain after those that it may import, so that it has no circle", () => {
  const named = new Set<string>();
  for (const [domain, below] of Object.entries(graph)) {
    expect(below.filter((other) => !named.has(other))).toEqual([]);
    named.add(domain);
  }
});
