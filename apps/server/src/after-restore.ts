import { setTimeout as wait } from "node:timers/promises";
import { startOrExplain } from "@autotune/environment";
import { describeEvent, fetchLostEvents, findUnhandled } from "./domains/orders/index.ts";
import { createApp, type App } from "./platform/app.ts";
import { database } from "./platform/database/database.ts";
import { readWebSettings } from "./platform/environment.ts";
import { enqueueing } from "./platform/jobs/enqueue.ts";
import { modules } from "./app/modules.ts";
import { paymentProvider } from "./app/payment-provider.ts";

/**
 * `pnpm orders:after-restore 2026-11-18T04:10:00Z`: fetches from the payment provider what happened since the moment
 * that the database was restored to, lets the worker deliver it, and lists what a person has to decide. With the
 * environment of web, whose role may write a checkout, and while a worker runs; it may run again. Exits with 1 where
 * something is left.
 */
const quietSeconds = 10;

await startOrExplain(async () => {
  const since = new Date(process.argv[2] ?? "");
  if (Number.isNaN(since.getTime()))
    throw new Error("Say what it was restored to: pnpm orders:after-restore 2026-11-18T04:10:00Z");
  const settings = readWebSettings(process.env);
  const app = await createApp({ settings, name: "web", modules });
  await app.register(database, { url: settings.DATABASE_URL, applicationName: "after-restore" });
  await app.register(enqueueing, { url: settings.DATABASE_URL });
  try {
    const provider = paymentProvider(settings);
    const live = settings.PAYMENT_MODE === "live";
    const lost = await fetchLostEvents(app, provider, { live, since });
    const left = await untilHandled(app, lost.eventIds);
    const lines = [
      `${lost.eventIds.length} events since ${since.toISOString()}, ${lost.stored} of them were lost.`,
      `${lost.rebuilt.length} orders whose checkout was lost are delivered to their buyer's mailbox.`,
      ...left.map((event) =>
        describeEvent(provider.events, event, lost.reasons.get(event.eventId)),
      ),
      `${left.length} events are left for a person (docs/runbooks/paid-not-delivered.md).`,
      ...(lost.isComplete ? [] : ["The provider has more than it lists: let it send them again."]),
    ];
    process.stdout.write(`${lines.join("\n")}\n`);
    if (left.length > 0 || !lost.isComplete) process.exitCode = 1;
  } finally {
    await app.close();
  }
});

/** Until the worker has handled all, or nothing changes any more. */
async function untilHandled(app: App, eventIds: readonly string[]) {
  let left = await findUnhandled(app, eventIds);
  let changedAt = Date.now();
  while (left.length > 0) {
    if (Date.now() - changedAt > quietSeconds * 1000) break;
    await wait(500);
    const now = await findUnhandled(app, eventIds);
    if (now.length !== left.length) changedAt = Date.now();
    left = now;
  }
  return left;
}
