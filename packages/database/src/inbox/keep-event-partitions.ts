import { sql, type SQL } from "drizzle-orm";
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
    await executor.execute(createPartition(firstOfMonth(now, month), firstOfMonth(now, month + 1)));
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

/**
 * One statement, so all of it or nothing. Events that came before their month had a place lie in the rest, where
 * they would forbid the partition: they move into it.
 */
function createPartition(from: Date, to: Date): SQL {
  const name = `shop.${partitionName(from)}`;
  const [begin, end] = [`'${from.toISOString()}'`, `'${to.toISOString()}'`];
  const ofMonth = `received_at >= ${begin} and received_at < ${end}`;
  return sql.raw(`do $$ begin
    if to_regclass('${name}') is null then
      create temporary table early_event on commit drop as
        select * from shop.provider_event_rest where ${ofMonth};
      delete from shop.provider_event_rest where ${ofMonth};
      create table ${name} partition of shop.provider_event for values from (${begin}) to (${end});
      insert into shop.provider_event select * from early_event;
      drop table early_event;
    end if;
  end $$`);
}

function firstOfMonth(now: Date, offset: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
}

function partitionName(from: Date): string {
  return prefix + from.toISOString().slice(0, 7).replace("-", "");
}
