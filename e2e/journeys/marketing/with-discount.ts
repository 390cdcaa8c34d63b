import { isCatalogueProduct, type CatalogueProduct } from "@autotune/contract";
import {
  catalogueCollection,
  connect,
  publishProduct,
  readPublishedRows,
} from "@autotune/database";
import { databaseUrl } from "../../fixtures/shop-test.ts";

/** A product that is reduced for as long as the test takes, as the CMS publishes it. */
export async function withDiscount(
  path: string,
  percent: number,
  story: () => Promise<void>,
): Promise<void> {
  const connection = connect({
    url: databaseUrl,
    applicationName: "journeys",
    maxConnections: 1,
    onLostConnection: () => undefined,
  });
  const [row] = await readPublishedRows(
    connection.database,
    [{ collection: catalogueCollection, key: path, locale: "", version: 0 }],
    { withSamples: true },
  );
  const product = row?.body;
  if (!isCatalogueProduct(product)) throw new Error(`There is no product ${path}`);
  const discount = {
    discount: { kind: "percent", percent } as const,
    startsAt: null,
    endsAt: null,
    reason: "",
  };
  const publish = (changed: CatalogueProduct) =>
    connection.transact((transaction) =>
      publishProduct(transaction, { ...changed, explanation: "" }),
    );
  try {
    await publish({ ...product, discount });
    await story();
  } finally {
    await publish(product);
    await connection.close();
  }
}
