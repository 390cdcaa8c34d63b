import { publishProduct, type Database, type ProductToPublish } from "@autotune/database";

/** As the CMS does: consumers of publications see the product with all its prices, or not yet at all. */
export function publishAtOnce(database: Database, product: ProductToPublish): Promise<void> {
  return database.transaction((transaction) => publishProduct(transaction, product));
}
