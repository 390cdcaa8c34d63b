import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import fastifyPlugin from "fastify-plugin";
import { Counter } from "prom-client";
import type { App } from "../app.ts";
import { hasCode, isLostConnection, isPoolWaitTimeout } from "../http/database-failures.ts";

/** One that lags further behind is not read: what staff searches should be there. */
const longestLagSeconds = 10;
/** Where it does not answer it is left alone for so long: each read would wait for a connection that does not come. */
const restMilliseconds = 30_000;
/** As many reports at once; past them reads wait, and then go to the primary. */
const maxConnections = 5;
/** The replica ended a statement because of what the primary sent: rows it read are gone, or it held up the rest. */
const recoveryConflicts = new Set(["40001", "40P01"]);

type ReadFromReplica = <Result>(read: (database: Database) => Promise<Result>) => Promise<Result>;

/**
 * Reads that may be some seconds old go to a streaming replica, so that a report takes nothing from those who buy. The
 * primary serves them where there is no replica, and while it is gone, cut off from the primary, or far behind it.
 */
export const replica = fastifyPlugin(async (app: App, { url }: { url: string | undefined }) => {
  const reads = new Counter({
    name: "replica_reads_total",
    help: "Reads that a replica may serve, by the server that did",
    labelNames: ["server"],
    registers: [app.metrics],
  });
  for (const server of ["replica", "primary"]) reads.inc({ server }, 0);
  const fromPrimary: ReadFromReplica = (read) => {
    reads.inc({ server: "primary" });
    return read(app.database);
  };
  if (url === undefined) {
    app.decorate("readFromReplica", fromPrimary);
    return;
  }
  const connection = app.pools.connect({
    url,
    applicationName: "web-replica",
    maxConnections,
    onLostConnection: (error) => app.log.warn({ err: error }, "replica connection lost"),
  });
  app.addHook("onClose", () => connection.close());
  let leftAloneUntil = 0;
  const mayBeRead = async (): Promise<boolean> => {
    if (Date.now() < leftAloneUntil) return false;
    try {
      return await isFollowing(connection.database);
    } catch (error) {
      // All its connections are reading: it is busy, and not gone.
      if (!isPoolWaitTimeout(error)) leftAloneUntil = Date.now() + restMilliseconds;
      app.log.warn({ err: error }, "the replica could not be asked whether it follows");
      return false;
    }
  };
  const readFromReplica: ReadFromReplica = async (read) => {
    if (!(await mayBeRead())) return fromPrimary(read);
    try {
      const result = await read(connection.database);
      reads.inc({ server: "replica" });
      return result;
    } catch (error) {
      // What is wrong, or takes too long, would be so on the primary as well.
      if (!isOfReplica(error)) throw error;
      app.log.warn({ err: error }, "the replica could not be read");
      return fromPrimary(read);
    }
  };
  app.decorate("readFromReplica", readFromReplica);
});

function isOfReplica(error: unknown): boolean {
  return isLostConnection(error) || isPoolWaitTimeout(error) || hasCode(error, recoveryConflicts);
}

/** Connected to the primary, and either level with what it received or not long behind. */
async function isFollowing(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ follows: boolean }>(sql`
    select exists (select from pg_stat_wal_receiver where pid is not null)
       and (pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn()
         or pg_last_xact_replay_timestamp() > now() - ${longestLagSeconds} * interval '1 second') as follows`);
  return rows[0]?.follows === true;
}

declare module "fastify" {
  interface FastifyInstance {
    /** For reads that may be some seconds old, and that nobody's decision about money rests on. */
    readFromReplica: ReadFromReplica;
  }
}
