import { families, type PlanToolsView, type ProductView } from "@autotune/contract";

/** By family, in the order of the families. */
export function toolsByFamily(tools: readonly ProductView[]): PlanToolsView[] {
  return families
    .map((family) => ({
      family,
      names: tools.filter((tool) => tool.family === family).map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0);
}

/** Those of the first that are not among the second. */
export function toolsWithout(
  tools: readonly ProductView[],
  others: readonly ProductView[],
): ProductView[] {
  const known = new Set(others.map(({ path }) => path));
  return tools.filter(({ path }) => !known.has(path));
}
