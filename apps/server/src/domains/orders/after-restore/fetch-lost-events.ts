import { checkout, providerEvent, providerEventKey } from "@autotune/database/schema";
import type { PaymentProvider, ProviderEvent, ProviderOrder } from "@autotune/payments";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import { checkoutTag } from "../../checkout/index.ts";
import { listAllEvents } from "../inbox/list-all-events.ts";
import { storeEvents } from "../inbox/store-events.ts";
import { rebuildCheckout } from "./rebuild-checkout.ts";

export interface LostEvents {
  /** All that happened at the provider since then. */
  readonly eventIds: readonly string[];
  /** How many of them the database did not have. */
  readonly stored: number;
  /** References of orders whose checkout was lost and made anew. */
  readonly rebuilt: readonly string[];
  /** Why another one could not be, by the event. */
  readonly reasons: ReadonlyMap<string, string>;
  /** The provider listed all of them. */
  readonly isComplete: boolean;
}

interface Since {
  readonly live: boolean;
  /** The moment that the database was restored to. */
  readonly since: Date;
}

/** A webhook may have been repeated for a while before it was stored: what happened earlier can be lost as well. */
const longestOnItsWay = 3_600_000;

/**
 * Takes over everything that happened at the provider since the database was restored to an earlier moment, also what
 * the provider believes delivered. The worker handles it; what was handled before is not handled twice.
 */
export async function fetchLostEvents(
  app: App,
  provider: PaymentProvider,
  { live, since }: Since,
): Promise<LostEvents> {
  const from = new Date(since.getTime() - longestOnItsWay);
  const eventIds = new Set<string>();
  const rebuilt: string[] = [];
  const reasons = new Map<string, string>();
  let stored = 0;
  let isComplete = true;
  for await (const list of listAllEvents(provider, { from })) {
    if (list.more) isComplete = false;
    const listed = list.events.filter((event) => event.live === live && event.occurredAt >= from);
    const known = await findKnown(app, listed);
    const events = listed.filter(({ id, occurredAt }) => occurredAt >= since || !known.has(id));
    for (const event of events) {
      eventIds.add(event.id);
      const order = readPaidOrder(provider, event);
      if (order === undefined || (await hasCheckout(app, order))) continue;
      const result = await rebuildCheckout(app.database, { order, data: event.data });
      if (result.ok) rebuilt.push(order.reference);
      else reasons.set(event.id, result.reason);
    }
    stored += await storeEvents(app.runStatement, await app.readyToInsertJobs(), events);
  }
  return { eventIds: [...eventIds], stored, rebuilt, reasons, isComplete };
}

async function findKnown(app: App, events: readonly ProviderEvent[]): Promise<Set<string>> {
  const ids = events.map(({ id }) => id);
  const found = await app.database
    .select()
    .from(providerEventKey)
    .where(inArray(providerEventKey.eventId, ids));
  return new Set(found.map(({ eventId }) => eventId));
}

function readPaidOrder(provider: PaymentProvider, event: ProviderEvent): ProviderOrder | undefined {
  if (event.type !== "order.completed") return undefined;
  const parsed = provider.events.parseOrder(event.data);
  return parsed.ok ? parsed.value : undefined;
}

async function hasCheckout(app: App, { tags }: ProviderOrder): Promise<boolean> {
  const id = tags[checkoutTag];
  if (id === undefined || !/^[\da-f-]{36}$/.test(id)) return false;
  const found = await app.database
    .select({ id: checkout.id })
    .from(checkout)
    .where(eq(checkout.id, id));
  return found.length > 0;
}

export interface UnhandledEvent {
  readonly eventId: string;
  readonly type: string;
  readonly occurredAt: Date;
  readonly data: unknown;
}

/** Which of these events still wait. */
export function findUnhandled(app: App, eventIds: readonly string[]): Promise<UnhandledEvent[]> {
  return app.database
    .select({
      eventId: providerEvent.eventId,
      type: providerEvent.type,
      occurredAt: providerEvent.occurredAt,
      data: providerEvent.data,
    })
    .from(providerEvent)
    .where(
      and(
        // One parameter: a statement takes 65,535.
        sql`${providerEvent.eventId} in (select jsonb_array_elements_text(${JSON.stringify(eventIds)}::jsonb))`,
        isNull(providerEvent.handledAt),
      ),
    )
    .orderBy(providerEvent.occurredAt);
}
