import { expect, it } from "vitest";
import { routeOfPath } from "./route-of-path.ts";

it.each([
  ["/", "Home"],
  ["/es", "Home"],
  ["/products/compare", "Compare"],
  ["/es/producto/compara", "Compare"],
  ["/products/auto-tune/pro/specs", "AutoTune"],
  ["/ja/community/first-take", "CommunityPost"],
  ["/documentation/auto-tune/pro/first-steps", "ProductManual"],
  ["/about", "WPPageRenderer"],
  ["/nowhere/at/all", "PageNotFound"],
])("%s belongs to %s", (path, name) => {
  expect(routeOfPath(path)).toBe(name);
});
