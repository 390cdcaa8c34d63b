import type { Context } from "../app.ts";
import { advisoryLocks } from "../database/advisory-locks.ts";
import { advanceClock, readClock } from "../database/clock.ts";
import { inTransaction } from "../database/connect.ts";
import { takeTurns } from "./take-turn.ts";

/** Advances the clock and does what has become due, in order; then returns the time. */
export async function turnClock(
  { pool, settings }: Pick<Context, "pool" | "settings">,
  milliseconds: number,
): Promise<Date> {
  return inTransaction(pool, async (db) => {
    await db.query("select pg_advisory_xact_lock($1)", [advisoryLocks.clock]);
    if (milliseconds > 0) await advanceClock(db, milliseconds);
    const now = await readClock(db);
    await takeTurns(db, now, settings.SANDBOX_URL);
    return now;
  });
}
