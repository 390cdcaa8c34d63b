import { ValidationError, type CollectionBeforeChangeHook } from "payload";
import type { Upgrade } from "../../payload-types.ts";
import { findUpgradeProblems } from "./find-upgrade-problems.ts";
import { readUpgradedProducts } from "./read-upgraded-products.ts";
import { upgradePath } from "./upgrade-path.ts";

/** An upgrade is named after its two products, which have to fit before it can be published. */
export const nameUpgrade: CollectionBeforeChangeHook<Upgrade> = async ({ data, req }) => {
  const { source, target } = await readUpgradedProducts(req, data);
  if (data._status === "published") {
    const errors = findUpgradeProblems({ source, target, prices: data.prices });
    if (errors.length > 0)
      throw new ValidationError({ collection: "upgrades", errors, req }, req.t);
  }
  if (source?.path && target?.path) return { ...data, path: upgradePath(source.path, target.path) };
  return data;
};
