import { trialPathOf } from "./trial-path.ts";

/** The trial of a plan that is paid by the month; a plan without a counterpart in the catalogue has none. */
export function findTrial<Item extends { readonly type: string }>(
  monthlyPath: string,
  find: (path: string) => Item | undefined,
): Item | undefined {
  const trial = find(trialPathOf(monthlyPath));
  return trial?.type === "trial" ? trial : undefined;
}
