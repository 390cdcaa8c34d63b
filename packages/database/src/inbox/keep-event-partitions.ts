import { sql } from "drizzle-orm";
import type { Executor } from "../connection.ts";

const monthsAhead = 2;
/** Orders and licences stay for good; what the provider said about them is kept for questions, not for ever. */
const monthsKept = 24;
const prefix = "provider_event_";

/**
 * Makes the inbox's partitions of this month and the next ones, and drops those that nobody asks about any
 * more, unless something in them still waits to be handled. May run twice.
 */
export async function keepEventPartitions(executor: Executor, now: Date): Promise<void> {
  for (let month = 0; month <= monthsAhead; month += 1) {
    const from = firstOfMonth(now, month);
    const name = sql.identifier(partitionName(from));
    await executor.execute(sql`
      create table if not exists shop.${name} partition of shop.provider_event
        for values from (${sql.raw(literal(from))}) to (${sql.raw(literal(firstOfMonth(now, month + 1)))})`);
  }
  const oldest = partitionName(firstOfMonth(now, -monthsKept));
  const { rows } = await executor.execute(sql`
    select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'shop' and relkind = 'r' and relname ~ ${`^${prefix}\\d{6}$`} and relname < ${oldest}`);
  for (const { relname } of rows) {
    const name = sql.identifier(String(relname));
    const { rows: waiting } = await executor.execute(
      sql`select 1 from shop.${name} where handled_at is null limit 1`,
    );
    if (waiting.length === 0) await executor.execute(sql`drop table shop.${name}`);
  }
}

function firstOfMonth(now: Date, offset: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
}

function partitionName(from: Date): string {
  return prefix + from.toISOString().slice(0, 7).replace("-", "");
}

/** Bounds of a partition cannot be parameters. */
function literal(date: Date): string {
  return `'${date.toISOString()}'`;
}
