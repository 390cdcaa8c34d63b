import { randomInt } from "node:crypto";
import type pg from "pg";
import { advisoryLocks } from "../connection/advisory-locks.ts";
import { dropDatabase } from "./test-server.ts";

/**
 * Each test run has a number. It is in the names of the run's databases, and the run holds an advisory lock on
 * it while it lives. PostgreSQL frees the lock when the process ends, however it ends, so a name whose lock is
 * free belongs to a run that was killed. No clock and no process list is needed.
 */
const lockClass = advisoryLocks.testRuns;
const prefix = "autotune_test_";
const largestRun = 2 ** 31 - 1;

export async function beginRun(server: pg.Client): Promise<number> {
  const run = randomInt(1, largestRun);
  await server.query("select pg_advisory_lock($1, $2)", [lockClass, run]);
  return run;
}

export function databaseNameOfRun(run: number, name: string): string {
  return `${prefix}${run}_${name}`;
}

export async function dropDatabasesOfRun(server: pg.Client, run: number): Promise<void> {
  for (const name of await namesStartingWith(server, `${prefix}${run}_`))
    await dropDatabase(server, name);
}

/** Drops what killed runs have left behind. */
export async function dropLeftovers(server: pg.Client): Promise<void> {
  const names = await namesStartingWith(server, prefix);
  const runs = new Set(names.map((name) => Number.parseInt(name.slice(prefix.length), 10)));
  for (const run of runs) {
    if (!(run > 0 && run < largestRun)) continue;
    const { rows } = await server.query<{ free: boolean }>(
      "select pg_try_advisory_lock($1, $2) as free",
      [lockClass, run],
    );
    if (rows[0]?.free !== true) continue;
    await dropDatabasesOfRun(server, run);
    await server.query("select pg_advisory_unlock($1, $2)", [lockClass, run]);
  }
}

async function namesStartingWith(server: pg.Client, start: string): Promise<string[]> {
  const { rows } = await server.query<{ datname: string }>(
    "select datname from pg_database where starts_with(datname, $1)",
    [start],
  );
  return rows.map(({ datname }) => datname);
}
