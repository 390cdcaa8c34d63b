import { randomUUID } from "node:crypto";
import type { Database } from "@autotune/database";
import { licence } from "@autotune/database/schema";
import { sql } from "drizzle-orm";
import { makeAuthenticationString, makeSerial } from "../../serials/serial.ts";

interface Given extends Partial<typeof licence.$inferInsert> {
  /** How long ago its order was placed; without it, one from before this shop. */
  readonly boughtDaysAgo?: number;
  readonly isGift?: boolean;
}

/** A licence as an order leaves it. */
export async function giveLicence(
  database: Database,
  accountId: number,
  { boughtDaysAgo, isGift = false, ...changes }: Given = {},
) {
  const pid = changes.pid ?? "PID-pro";
  const orderLineId =
    boughtDaysAgo === undefined
      ? null
      : await placeOrder(database, { accountId, pid, boughtDaysAgo, isGift });
  const [given] = await database
    .insert(licence)
    .values({
      ordinal: 0,
      accountId,
      pid,
      orderLineId,
      serial: makeSerial(),
      authenticationString: makeAuthenticationString(),
      ...changes,
    })
    .returning();
  if (given === undefined) throw new Error("No licence was given");
  return given;
}
export type GivenLicence = Awaited<ReturnType<typeof giveLicence>>;

interface Placed {
  readonly accountId: number;
  readonly pid: string;
  readonly boughtDaysAgo: number;
  readonly isGift: boolean;
}

async function placeOrder(
  database: Database,
  { accountId, pid, boughtDaysAgo, isGift }: Placed,
): Promise<number> {
  const id = randomUUID();
  const { rows } = await database.execute<{ id: number }>(sql`
    with kept as (
      insert into shop.checkout (id, account_id, language, country, currency, subtotal, lines)
      values (${id}, ${accountId}, 'en', 'US', 'USD', 0, '[]') returning id),
    bought as (
      insert into shop.order (provider_order_id, reference, checkout_id, account_id, state, language,
        currency, subtotal, discount, tax, tax_included, total, suppress_redirect, placed_at, changed_at)
      select ${id}, ${id}, id, ${accountId}, 'completed', 'en', 'USD', 0, 0, 0, false, 0, false,
          now() - ${boughtDaysAgo} * interval '1 day', now()
        from kept returning id)
    insert into shop.order_line (order_id, position, path, pid, name, type, quantity, total, is_freebie)
    select id, 0, ${pid}, ${pid}, ${pid}, 'perpetual', 1, 0, ${isGift} from bought
    returning id::integer`);
  return rows[0]?.id ?? 0;
}
