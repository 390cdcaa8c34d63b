import { sql } from "drizzle-orm";
import { purgeOldPriceAlerts } from "./jobs.ts";
import { movePriceAlerts } from "./move-price-alerts.ts";
import { stopPriceAlertPath } from "./stop-price-alert-links.ts";
import { confirmPriceAlertQueue, reachedPriceQueue } from "./price-alert-queues.ts";
import { priceAlertRoutes } from "./routes.ts";
import { sendAlertConfirmations, sendReachedPrices } from "./send-price-alert-emails.ts";
import { watchPrices } from "./watch-prices.ts";
import { verifiedEmailOf } from "../../../platform/database/verified-email-of.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const priceAlertsModule: ModuleManifest = {
  name: "price-alerts",
  routes: (app, { settings }) =>
    app.register(priceAlertRoutes, { linkSecret: settings.LINK_SECRET }),
  tokenPaths: [stopPriceAlertPath],
  queues: [confirmPriceAlertQueue, reachedPriceQueue],
  async work(app, { settings: { PUBLIC_URL: origin, LINK_SECRET: linkSecret } }) {
    await app.workOn(sendAlertConfirmations(app, { origin, linkSecret }));
    await app.workOn(sendReachedPrices(app, { origin, linkSecret }));
    await app.work(purgeOldPriceAlerts(app));
    await app.work(watchPrices(app));
  },
  personalData: {
    price_alerts: (id) => sql`
      select path, currency, amount, alert.language, asked_at, confirmed_at, told_at
        from shop.price_alert alert where alert.email = ${verifiedEmailOf(id)}`,
  },
  async erase(transaction, { email }) {
    await transaction.execute(sql`delete from shop.price_alert where email = ${email}`);
  },
  moveEmail: movePriceAlerts,
};
