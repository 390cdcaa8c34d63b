import { reconciliation } from "@autotune/database/schema";
import type { PaymentProvider } from "@autotune/payments";
import { desc, eq } from "drizzle-orm";
import { Gauge } from "prom-client";
import type { App } from "../../../platform/app.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { compareOrders } from "./compare-orders.ts";

/** Compares orders with the provider every night. The gauge is the alarm. */
export function reconcileOrders(
  app: App,
  provider: PaymentProvider,
  { live }: { live: boolean },
): Job {
  new Gauge({
    name: "orders_paid_not_delivered",
    help: "Orders and charges of plans that the provider was paid for and that gave nothing here, at the last comparison",
    registers: [app.metrics],
    // Read on scrape: only one of several workers compares, and all must report the same.
    async collect() {
      const [last] = await app.database
        .select({ undelivered: reconciliation.undelivered })
        .from(reconciliation)
        .orderBy(desc(reconciliation.id))
        .limit(1);
      this.set(last?.undelivered ?? 0);
    },
  });
  new Gauge({
    name: "orders_compared_timestamp_seconds",
    help: "When all that the provider was paid for was last compared with what was delivered",
    registers: [app.metrics],
    async collect() {
      const [last] = await app.database
        .select({ ranAt: reconciliation.ranAt })
        .from(reconciliation)
        .where(eq(reconciliation.isComplete, true))
        .orderBy(desc(reconciliation.id))
        .limit(1);
      this.set(last === undefined ? 0 : last.ranAt.getTime() / 1000);
    },
  });
  return {
    name: "reconcile-orders",
    schedule: "20 4 * * *",
    run: () => compareOrders(app, provider, { live, now: new Date() }),
  };
}
