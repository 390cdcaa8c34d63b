import {
  publishProduct,
  withdrawProduct,
  type Executor,
  type ProductToPublish,
} from "@autotune/database";
import { APIError, type PayloadRequest } from "payload";
import { readUpgradedProducts } from "./read-upgraded-products.ts";
import { upgradePath, upgradePid } from "./upgrade-path.ts";
import type { Upgrade } from "../../payload-types.ts";
import { amountsToPublished } from "../prices/amounts-to-published.ts";
import { setDiscountToPublished } from "../prices/discount-to-published.ts";
import type { RowPublication } from "../../platform/publishing/publication.ts";

export const upgradePublication: RowPublication<Upgrade> = {
  collection: "upgrades",
  read: (payload, options) => payload.findByID({ ...options, collection: "upgrades" }),
  keyOf: ({ path }) => path ?? undefined,
  rowReferences: { products: ["source", "target"] },
  publish: publishUpgrade,
  withdraw: withdrawProduct,
  followMove: moveUpgrade,
};

async function publishUpgrade(
  transaction: Executor,
  upgrade: Upgrade,
  req: PayloadRequest,
): Promise<void> {
  await publishProduct(transaction, await upgradeToCatalogue(upgrade, req));
}

/** It is named after both products, so that it moves along with either. */
async function moveUpgrade(
  transaction: Executor,
  upgrade: Upgrade,
  req: PayloadRequest,
): Promise<void> {
  const { source, target } = await readUpgradedProducts(req, upgrade);
  if (!upgrade.path || !source?.path || !target?.path) return;
  await withdrawProduct(transaction, upgrade.path);
  await publishUpgrade(transaction, upgrade, req);
  // Straight into the database: a save would publish a draft that somebody has begun.
  await req.payload.db.updateOne({
    collection: "upgrades",
    id: upgrade.id,
    data: { path: upgradePath(source.path, target.path) },
    returning: false,
    req,
  });
}

/** In the shop an upgrade is a product of its own, whose licence is one of its target. */
async function upgradeToCatalogue(
  upgrade: Upgrade,
  req: PayloadRequest,
): Promise<ProductToPublish> {
  const { source, target } = await readUpgradedProducts(req, upgrade);
  if (!source?.path || !source.pid || !target?.path || !target.pid)
    throw new APIError("Give both products a path before you publish the upgrade.", 400);
  return {
    path: upgradePath(source.path, target.path),
    pid: upgradePid(source.pid, target.pid),
    type: "upgrade",
    interval: null,
    trialDays: null,
    basePrices: amountsToPublished(upgrade.prices),
    discount: setDiscountToPublished(upgrade.discount),
    quantityDiscounts: [],
    freebies: [],
    includes: [],
    upgrade: { from: source.path, to: target.path },
    moves: { upgradeableTo: [], switchableTo: [], downgradeableTo: [] },
    variantParent: null,
    promoOnly: false,
    wpOnly: false,
    useWibu: false,
    explanation: upgrade.explanation ?? "",
  };
}
