import { publishProduct, type Database, type ProductToPublish } from "@autotune/database";

/** As the CMS does: whoever follows publications sees the product with all its prices, or does not see it yet. */
export function publishAtOnce(database: Database, product: ProductToPublish): Promise<void> {
  return database.transaction((transaction) => publishProduct(transaction, product));
}
