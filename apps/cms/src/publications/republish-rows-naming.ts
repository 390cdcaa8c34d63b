import { publishProduct, withdrawProduct, type Executor } from "@autotune/database";
import type { PayloadRequest, Where } from "payload";
import { readUpgradedProducts } from "../catalogue/upgrades/read-upgraded-products.ts";
import { upgradePath } from "../catalogue/upgrades/upgrade-path.ts";
import type { Upgrade } from "../payload-types.ts";
import { couponPublication } from "../checkout/coupon-publication.ts";
import { isolatedRequest } from "../platform/documents/isolated-request.ts";
import { productToCatalogue } from "../catalogue/products/product-to-catalogue.ts";
import { promotionPublication } from "../checkout/promotion-publication.ts";
import { loadReferences } from "../platform/publishing/references.ts";
import { upgradePublication } from "../catalogue/upgrades/upgrade-publication.ts";

interface MovedProduct {
  readonly transaction: Executor;
  readonly req: PayloadRequest;
  /** Its id in the CMS. */
  readonly product: number;
}

/** The catalogue and the offers name a product by its path; when it has another one they are written again. */
export async function republishRowsNaming({
  transaction,
  req,
  product,
}: MovedProduct): Promise<void> {
  const references = await loadReferences(req);
  for (const other of await find("products", [
    "includes",
    "freebies.product",
    "variantParent",
    "moves.upgradeableTo",
    "moves.switchableTo",
    "moves.downgradeableTo",
  ]))
    await publishProduct(transaction, productToCatalogue(other, references));
  for (const coupon of await find("coupons", ["products"]))
    await couponPublication.publish(transaction, coupon, req);
  for (const promotion of await find("promotions", ["products.product", "ownersOf"]))
    await promotionPublication.publish(transaction, promotion, req);
  for (const upgrade of await find("upgrades", ["source", "target"]))
    await moveUpgrade(transaction, upgrade, req);

  async function find<Slug extends "products" | "coupons" | "promotions" | "upgrades">(
    collection: Slug,
    fields: readonly string[],
  ) {
    const naming: Where[] = fields.map((field) => ({ [field]: { equals: product } }));
    const { docs } = await req.payload.find({
      collection,
      where: { and: [{ _status: { equals: "published" } }, { or: naming }] },
      draft: false,
      depth: 0,
      pagination: false,
      req: isolatedRequest(req),
    });
    return docs;
  }
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
  await upgradePublication.publish(transaction, upgrade, req);
  // Straight into the database: a save would publish a draft that somebody has begun.
  await req.payload.db.updateOne({
    collection: "upgrades",
    id: upgrade.id,
    data: { path: upgradePath(source.path, target.path) },
    returning: false,
    req,
  });
}
