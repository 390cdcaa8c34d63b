import { isEmail, normaliseEmail, personKey } from "@autotune/commerce";
import type { foundBy, FoundCustomers } from "@autotune/contract";
import type { Database } from "@autotune/database";
import {
  account,
  licence,
  order,
  subscription,
  subscriptionCharge,
} from "@autotune/database/schema";
import { desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { splitName } from "./split-name.ts";

const shown = 20;

/**
 * By email address (however it is written), by the reference of an order or a charge, by serial, or by name.
 * Each is an indexed lookup; of a name the last one decides, by prefix.
 */
export async function findCustomers(database: Database, query: string): Promise<FoundCustomers> {
  const text = query.trim();
  const search = (by: (typeof foundBy)[number], isIt: SQL) => findBy(database, by, isIt);
  if (isEmail(text)) {
    const isTheirs = sql`(${eq(account.person, personKey(text))} or ${eq(account.email, normaliseEmail(text))})`;
    return search("email", isTheirs);
  }
  const code = text.toUpperCase();
  const ofOrder = await search(
    "order",
    inArray(
      account.id,
      sql`(select ${order.accountId} from ${order} where ${order.reference} = ${code}
        union all select ${subscription.accountId} from ${subscription}
          join ${subscriptionCharge} on ${subscriptionCharge.subscriptionId} = ${subscription.id}
         where ${subscriptionCharge.reference} = ${code})`,
    ),
  );
  if (ofOrder.customers.length > 0) return ofOrder;
  const ofSerial = await search(
    "serial",
    inArray(
      account.id,
      sql`(select ${licence.accountId} from ${licence} where ${licence.serial} in (${text}, ${code}))`,
    ),
  );
  if (ofSerial.customers.length > 0) return ofSerial;
  const names = splitName(text).map(
    ({ first, last }) =>
      sql`(lower(${account.lastName}) like ${startsWith(last)} and lower(${account.firstName}) like ${startsWith(first)})`,
  );
  return search("name", or(...names) ?? sql`false`);
}

async function findBy(
  database: Database,
  by: (typeof foundBy)[number],
  isIt: SQL,
): Promise<FoundCustomers> {
  const rows = await database
    .select({
      id: account.id,
      email: account.email,
      name: sql<string>`trim(${account.firstName} || ' ' || ${account.lastName})`,
      createdAt: account.createdAt,
    })
    .from(account)
    .where(isIt)
    .orderBy(desc(account.createdAt), desc(account.id))
    .limit(shown + 1);
  return {
    customers: rows
      .slice(0, shown)
      .map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), foundBy: by })),
    more: rows.length > shown,
  };
}

/** Escapes the special characters of `like`. */
function startsWith(text: string): string {
  return `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
