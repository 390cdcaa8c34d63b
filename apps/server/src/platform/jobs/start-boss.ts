import { jobGrants } from "@autotune/database";
import { PgBoss } from "pg-boss";
import { jobConnection } from "./job-connection.ts";

/** The job library as a worker has it, which owns its tables: it brings them up to date, and lets web add to them. */
export async function startBoss(url: string, onError: (error: Error) => void): Promise<PgBoss> {
  const boss = new PgBoss({
    ...jobConnection(url, "worker-jobs"),
    // How soon the job of a killed worker goes to another one: both default to a minute.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    max: 5,
  });
  boss.on("error", onError);
  await boss.start();
  await boss.getDb().executeSql(jobGrants);
  return boss;
}
