import { priceAlertMonths } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import { priceAlert, priceAlertToken } from "@autotune/database/schema";
import { inArray, lt, sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import { deleteInSlices, slice } from "../../../platform/jobs/delete-in-slices.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";

export function purgeOldPriceAlerts(app: App): Job {
  return {
    name: "forget-old-price-alerts",
    schedule: "50 3 * * *",
    async run() {
      const alerts = await deleteOldAlerts(app.database);
      const tokens = await deleteOldTokens(app.database);
      app.log.info({ alerts, tokens }, "old price alerts purged");
    },
  };
}

/** Wishes unconfirmed or notified for a month, or not reached within twelve months. */
export function deleteOldAlerts(database: Database): Promise<number> {
  const old = database
    .select({ id: priceAlert.id })
    .from(priceAlert)
    .where(sql`
      (${priceAlert.confirmedAt} is null and ${priceAlert.askedAt} < now() - interval '30 days')
      or ${priceAlert.toldAt} < now() - interval '30 days'
      or ${priceAlert.confirmedAt} < now() - ${priceAlertMonths} * interval '1 month'`)
    .limit(slice);
  return deleteInSlices(() => database.delete(priceAlert).where(inArray(priceAlert.id, old)));
}

/** Expired links. */
function deleteOldTokens(database: Database): Promise<number> {
  const old = database
    .select({ tokenHash: priceAlertToken.tokenHash })
    .from(priceAlertToken)
    .where(lt(priceAlertToken.createdAt, sql`now() - interval '30 days'`))
    .limit(slice);
  return deleteInSlices(() =>
    database.delete(priceAlertToken).where(inArray(priceAlertToken.tokenHash, old)),
  );
}
