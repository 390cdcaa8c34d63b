import { personKey } from "@autotune/commerce";
import { sql } from "drizzle-orm";
import { emptyEvents, purgeDeclines } from "../../checkout/index.ts";
import { eventQueue } from "./event-queue.ts";
import { eventTimeline } from "./event-timeline.ts";
import { isEventOf } from "./events-of-account.ts";
import { handleEvents } from "./handle-event.ts";
import { maintainPartitions } from "./maintain-partitions.ts";
import { purgeUninteresting } from "./purge-uninteresting.ts";
import { reconcileOrders } from "./reconcile-orders.ts";
import { inboxRoutes } from "./routes.ts";
import { sweepEvents } from "./sweep-events.ts";
import { anyOf } from "../../../platform/database/any-of.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const inboxModule: ModuleManifest = {
  name: "inbox",
  routes: (app, { settings, provider }) =>
    app.register(inboxRoutes, {
      secret: settings.PAYMENT_WEBHOOK_SECRET,
      events: provider.events,
    }),
  queues: [eventQueue],
  async work(app, { settings, provider }) {
    const mode = { live: settings.PAYMENT_MODE === "live" };
    await app.workOn(handleEvents(app, provider, mode));
    await app.work(sweepEvents(app, provider));
    await app.work(reconcileOrders(app, provider, mode));
    await app.work(maintainPartitions(app));
    await app.work(purgeUninteresting(app));
  },
  personalData: {
    told_by_payment_provider: (id) => sql`
      select type, occurred_at, data -> 'customer' as customer, data ->> 'ipAddress' as ip_address
        from shop.provider_event where ${isEventOf([id])} order by occurred_at`,
  },
  async erase(transaction, { accountId, email }) {
    await transaction.execute(emptyEvents(isEventOf([accountId])));
    // They slow down card testing for an hour, which is long over. Events of them are found by them, so these come first.
    await purgeDeclines(
      transaction,
      sql`person = ${personKey(email)}
          or checkout_id = ${anyOf(sql`select id from shop.checkout where account_id = ${accountId}`)}`,
    );
  },
  timeline: eventTimeline,
};
