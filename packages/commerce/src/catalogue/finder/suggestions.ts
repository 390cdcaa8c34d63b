import type { Suggestion } from "./finder-answer.ts";
import type { FinderProduct, FinderUpgrade } from "./finder-question.ts";
import type { FinderShelf } from "./finder-shelf.ts";

/** The smallest plan with the first of some tools; where none has it, with the next one. */
export function planWith<Product extends FinderProduct, Upgrade extends FinderUpgrade>(
  tools: readonly Product[],
  { plans }: FinderShelf<Product, Upgrade>,
): Suggestion<Product, Upgrade> | undefined {
  for (const { path } of tools) {
    const product = plans.find(({ includes }) => includes.includes(path));
    if (product !== undefined) return { product, reason: { kind: "planWithTool", tool: path } };
  }
  return undefined;
}

/** What an upgrade leads to, for every licence that qualifies. */
export function upgradeTo<Product extends FinderProduct, Upgrade extends FinderUpgrade>(
  upgrade: Upgrade | undefined,
  { fitting }: FinderShelf<Product, Upgrade>,
): Suggestion<Product, Upgrade> | undefined {
  const product = fitting.find(({ path }) => path === upgrade?.to);
  if (product === undefined || upgrade === undefined) return undefined;
  const { from, count } = upgrade;
  return { product, upgrade, reason: { kind: "upgrade", from, count } };
}
