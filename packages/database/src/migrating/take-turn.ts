import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { advisoryLocks } from "../connection/advisory-locks.ts";

/**
 * One release after the other. It asks again and again instead of waiting in a statement: an index that is made
 * concurrently waits for every statement that began before, so that each would wait for the other.
 */
export async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      "select pg_try_advisory_lock($1) as taken",
      [advisoryLocks.migrations],
    );
    if (rows[0]?.taken === true) return;
    await wait(200);
  }
}
