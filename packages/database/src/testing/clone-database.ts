import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { dropDatabase, onServer, urlOfDatabase } from "./test-server.ts";

export interface ClonedDatabase {
  readonly url: string;
}

/** Of the test file that runs in this process. */
const made = new Set<string>();

/** Of a database that something else makes, a restore for one. It is dropped like a clone. */
export function reserveDatabase(template: string): ClonedDatabase {
  const name = nameFrom(template);
  made.add(name);
  return { url: urlOfDatabase(name) };
}

/** A database of its own for one test file, in a fifth of a second. It is dropped soon after the file has ended. */
export async function cloneDatabase(template: string): Promise<ClonedDatabase> {
  const name = nameFrom(template);
  const identifier = pg.escapeIdentifier(name);
  await onServer(async (server) => {
    await server.query(`create database ${identifier} template ${pg.escapeIdentifier(template)}`);
    // It need not survive a power cut, and a commit need not wait for the disk.
    await server.query(`alter database ${identifier} set synchronous_commit = off`);
  });
  made.add(name);
  return { url: urlOfDatabase(name) };
}

function nameFrom(template: string): string {
  return `${template}_${randomUUID().slice(0, 8)}`;
}

/**
 * The next file does not wait for it: PostgreSQL writes everything to the disk before it drops a database. What a
 * process that ends leaves of it is dropped with the run.
 */
export function dropClonesSoon(): void {
  const names = [...made];
  made.clear();
  void onServer(async (server) => {
    for (const name of names) {
      await untilLeft(server, name);
      await dropDatabase(server, name);
    }
  }).catch(() => undefined);
}

/** A pool reports its end while its connections are still closing; one that is cut off then fails the run. */
async function untilLeft(server: pg.Client, name: string): Promise<void> {
  for (let looks = 0; looks < 40; looks += 1) {
    const { rowCount } = await server.query(
      "select from pg_stat_activity where datname = $1 limit 1",
      [name],
    );
    if (rowCount === 0) return;
    await setTimeout(50);
  }
}
