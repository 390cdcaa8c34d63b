import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";

/** How often something may fail, and for how long it is counted from the first time on. */
interface Allowance {
  readonly failures: number;
  readonly minutes: number;
}

export interface Attempt extends Allowance {
  readonly key: string;
}

/**
 * Counts an attempt, and returns whether it is one too many. Counted before anything is verified, and given back when
 * it was right: otherwise many guesses sent at once would all pass before the first of them had failed.
 */
async function isOneTooMany(
  executor: Executor,
  { key, failures, minutes }: Attempt,
): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    insert into shop.staff_attempt as counted (key, count) values (${key}, 1)
    on conflict (key) do update set
      count = case when counted.started_at < now() - make_interval(mins => ${minutes}) then 1
        else counted.count + 1 end,
      started_at = case when counted.started_at < now() - make_interval(mins => ${minutes}) then now()
        else counted.started_at end
    returning count`);
  return Number(rows[0]?.["count"]) > failures;
}

/** Whether any of these is one too many. Each is counted, so that none is told by the order in which they are full. */
export async function areTooMany(
  executor: Executor,
  attempts: readonly Attempt[],
): Promise<boolean> {
  const counted = await Promise.all(attempts.map((attempt) => isOneTooMany(executor, attempt)));
  return counted.includes(true);
}

export async function giveBack(executor: Executor, attempts: readonly Attempt[]): Promise<void> {
  const keys = sql.param(attempts.map(({ key }) => key));
  await executor.execute(
    sql`update shop.staff_attempt set count = greatest(count - 1, 0) where key = any(${keys}::text[])`,
  );
}

/** Nothing is counted for longer than a day. */
export async function purgeAttempts(executor: Executor): Promise<void> {
  await executor.execute(
    sql`delete from shop.staff_attempt where started_at < now() - interval '1 day'`,
  );
}
