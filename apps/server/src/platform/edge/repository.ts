import { advisoryLocks, type Executor } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { PurgePlan } from "./plan-purges.ts";
import type { TagStates } from "./content-state.ts";

/** A purge that a worker has begun; another one takes it over if this one does not finish it soon. */
export interface DuePurge {
  readonly tag: string;
  readonly state: string;
  readonly purgesLeft: number;
}

export interface ServingProcess {
  readonly id: string;
  readonly contentState: string;
  readonly release: string;
}

/** Web processes say every 30 s that they are there. */
const livesFor = sql`interval '90 seconds'`;
const takenFor = sql`interval '5 seconds'`;
/** Web processes that missed a notification have compared by then: they do it every 30 s. */
const repeatedAfter = sql`interval '35 seconds'`;
const purgesOfAChange = 2;

export async function readTagStates(executor: Executor): Promise<TagStates> {
  const { rows } = await executor.execute(sql`select tag, state from shop.edge_tag`);
  return new Map(rows.map((row) => [textOf(row, "tag"), textOf(row, "state")]));
}

/** Until the end of the transaction: two workers that compare at once would both purge. */
export async function compareAlone(transaction: Executor): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.edgePurges})`);
}

/** What is purged is due at once. */
export async function writePurgePlan(
  executor: Executor,
  { changed, purged }: PurgePlan,
): Promise<void> {
  const due = new Set(purged);
  const states = [...changed].map(([tag, state]) => ({ tag, state }));
  await executor.execute(sql`
    insert into shop.edge_tag as known (tag, state)
    select tag, state from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as changed (tag text, state text)
    on conflict (tag) do update set state = excluded.state`);
  await executor.execute(sql`
    insert into shop.edge_tag as known (tag, state, purges_left, due_at)
    select tag, '', ${purgesOfAChange}, now() from unnest(${sql.param([...due])}::text[]) as tag
    on conflict (tag) do update set purges_left = excluded.purges_left, due_at = excluded.due_at`);
}

export async function takeDuePurges(executor: Executor): Promise<DuePurge[]> {
  const { rows } = await executor.execute(sql`
    update shop.edge_tag set due_at = now() + ${takenFor}
     where tag in (select tag from shop.edge_tag where due_at <= now() for update skip locked)
    returning tag, state, purges_left`);
  return rows.map((row) => {
    const purgesLeft = row["purges_left"];
    if (typeof purgesLeft !== "number") throw new TypeError("A tag lacks its purges");
    return { tag: textOf(row, "tag"), state: textOf(row, "state"), purgesLeft };
  });
}

/** Each is repeated once. What has changed meanwhile stays due. */
export async function finishPurges(executor: Executor, purges: readonly DuePurge[]): Promise<void> {
  await executor.execute(sql`
    update shop.edge_tag known
       set purges_left = known.purges_left - 1,
           due_at = case when known.purges_left > 1 then now() + ${repeatedAfter} end
      from jsonb_to_recordset(${JSON.stringify(purges)}::jsonb)
        as purged (tag text, state text, "purgesLeft" smallint)
     where known.tag = purged.tag and known.state = purged.state and known.purges_left = purged."purgesLeft"`);
}

export async function noteServing(
  executor: Executor,
  { id, contentState, release }: ServingProcess,
): Promise<void> {
  await executor.execute(sql`
    insert into shop.web_process (id, content_state, release) values (${id}, ${contentState}, ${release})
    on conflict (id) do update
      set content_state = excluded.content_state, release = excluded.release, seen_at = now()`);
}

export async function noteStopped(executor: Executor, id: string): Promise<void> {
  await executor.execute(sql`delete from shop.web_process where id = ${id}`);
}

export async function readServing(executor: Executor): Promise<ServingProcess[]> {
  const { rows } = await executor.execute(sql`
    select id, content_state, release from shop.web_process where seen_at > now() - ${livesFor}`);
  return rows.map((row) => ({
    id: textOf(row, "id"),
    contentState: textOf(row, "content_state"),
    release: textOf(row, "release"),
  }));
}

/** Those that were killed. */
export async function deleteVanished(executor: Executor): Promise<void> {
  await executor.execute(
    sql`delete from shop.web_process where seen_at < now() - interval '1 day'`,
  );
}

function textOf(row: Record<string, unknown>, column: string): string {
  const value = row[column];
  if (typeof value !== "string") throw new TypeError(`A row lacks ${column}`);
  return value;
}
