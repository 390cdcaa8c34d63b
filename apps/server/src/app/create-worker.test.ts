import { setTimeout as sleep } from "node:timers/promises";
import { publishDocument, type DatabaseConnection } from "@autotune/database";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { pageSample } from "../../test/published-samples.ts";
import { metricsToken, settings } from "../../test/settings.ts";
import { createWorker } from "./create-worker.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(clone.url, 2);
});
afterAll(async () => {
  await connection.close();
});

it("runs its jobs and counts missing translations", async () => {
  for (const locale of ["en", "es"] as const) {
    await publishDocument(connection.database, {
      collection: "pages",
      key: "half",
      locale,
      body: pageSample("Half"),
    });
  }
  const worker = await createWorker({ ...settings, DATABASE_URL: clone.url });
  const readMetrics = async () =>
    (await worker.inject({ url: "/metrics", headers: { authorization: `Bearer ${metricsToken}` } }))
      .body;
  try {
    await vi.waitFor(
      async () =>
        expect(await readMetrics()).toContain(
          'jobs_total{queue="report-missing-translations",outcome="completed"} 1',
        ),
      { timeout: 15_000, interval: 200 },
    );
    const metrics = await readMetrics();
    expect(metrics).toContain('content_missing_translations{language="ja"} 1');
    expect(metrics).toContain('content_missing_translations{language="es"} 0');
    expect(metrics).toMatch(/^jobs_waiting\{queue="handle-provider-event"\} 0$/m);
    expect(metrics).toMatch(/^jobs_oldest_waiting_seconds\{queue="handle-provider-event"\} 0$/m);
    expect(metrics).toMatch(/^database_pool_connections\{pool="worker",state="waiting"\} 0$/m);
    expect(metrics).toContain('mails_total{outcome="deferred"} 0');
    expect((await worker.inject("/health/ready")).statusCode).toBe(200);
  } finally {
    await worker.close();
  }
});

it(
  "costs the database at most ten transactions a second while nothing is to be done",
  { tags: ["long"], timeout: 90_000 },
  async () => {
    const worker = await createWorker({ ...settings, DATABASE_URL: clone.url });
    const read = async (query: string): Promise<number> => {
      const { rows } = await connection.database.execute(sql.raw(query));
      return Number(rows[0]?.["value"]);
    };
    const transactions = () =>
      read(`select xact_commit + xact_rollback as value from pg_stat_database
           where datname = current_database()`);
    try {
      await vi.waitFor(
        async () =>
          expect(
            await read(`select count(*) as value from jobs.job
            where state <= 'active' and start_after <= now() and name not like '\\_\\_%'`),
          ).toBe(0),
        { timeout: 30_000, interval: 500 },
      );
      // A connection counts its transactions up to ten seconds later.
      await sleep(12_000);
      const before = await transactions();
      await sleep(20_000);
      expect((await transactions()) - before).toBeLessThanOrEqual(200);
    } finally {
      await worker.close();
    }
  },
);
