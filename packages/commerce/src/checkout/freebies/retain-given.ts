import { isPlan, type CartProduct } from "../cart/cart.ts";
import { bestPlan } from "../../subscriptions/plans/rank-plan.ts";
import { canBeGiven } from "./can-be-given.ts";
import { giveTogether } from "./give-together.ts";
import { isAddon } from "./is-addon.ts";

/** The freebies that the bought products give, and of plans among them the best one. */
export function retainGiven(
  freebies: readonly CartProduct[],
  bought: readonly CartProduct[],
): CartProduct[] {
  const possible = freebies.filter(canBeGiven);
  const paths = giveTogether(
    bought,
    possible.map(({ path }) => path),
  );
  const hasPlan = bought.some(({ type }) => isPlan(type));
  const given = possible.filter(
    ({ path, type }) =>
      paths.includes(path) && (type === "perpetual" || !hasPlan || isAddon(path, bought)),
  );
  const plan = bestPlan(given.filter(({ type }) => type === "subscription"));
  return given.filter((product) => product.type === "perpetual" || product === plan);
}
