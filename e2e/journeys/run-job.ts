import { PgBoss } from "pg-boss";
import { databaseUrl } from "./shop-test.ts";

/** Has a worker run a scheduled job now. */
export async function runJob(name: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: "jobs",
    createSchema: false,
    supervise: false,
    schedule: false,
    max: 1,
  });
  await boss.start();
  try {
    await boss.send(name);
  } finally {
    await boss.stop({ graceful: false });
  }
}
