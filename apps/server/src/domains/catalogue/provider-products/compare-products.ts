import { catalogueComparison } from "@autotune/database/schema";
import type { PaymentProvider } from "@autotune/payments";
import { desc, sql } from "drizzle-orm";
import { Gauge } from "prom-client";
import type { App } from "../../../platform/app.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { readProductsToPush } from "./push-products.ts";

/** What was published just now may still be on its way there. */
const graceMinutes = 5;

/**
 * Compares what we sell with the provider's catalogue, and repairs differences: edited there, or never arrived. The
 * gauge alerts where that does not help.
 */
export function compareProducts(app: App, provider: PaymentProvider): Job {
  new Gauge({
    name: "catalogue_drifted_products",
    help: "Products whose prices or terms at the payment provider were not ours, at the last comparison",
    registers: [app.metrics],
    // Read on scrape: only one of several workers compares, and all must report the same.
    async collect() {
      const [last] = await app.database
        .select({ drifted: catalogueComparison.drifted })
        .from(catalogueComparison)
        .orderBy(desc(catalogueComparison.id))
        .limit(1);
      this.set(last?.drifted.length ?? 0);
    },
  });
  return {
    name: "compare-products",
    schedule: "*/10 * * * *",
    async run() {
      const products = await readProductsToPush(app.database, { olderThanMinutes: graceMinutes });
      const drifted = await provider.findDrift(products);
      await app.database.insert(catalogueComparison).values({ drifted });
      await app.database
        .delete(catalogueComparison)
        .where(sql`${catalogueComparison.ranAt} < now() - interval '90 days'`);
      if (drifted.length === 0) return;
      app.log.error({ drifted }, "products differ at the payment provider");
      await provider.pushProducts(products.filter(({ path }) => drifted.includes(path)));
    },
  };
}
