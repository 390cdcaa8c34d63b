import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { cloneDatabase } from "@autotune/database/testing";
import { settings } from "../../../test/settings.ts";
import { createApp, type App } from "../app.ts";
import { database } from "../database/database.ts";
import { replica } from "./replica.ts";

let url: string;
const apps: App[] = [];
beforeAll(async () => {
  ({ url } = await cloneDatabase(inject("databaseTemplate")));
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

async function appWith(replicaUrl: string | undefined): Promise<App> {
  const app = await createApp({ settings, name: "web" });
  apps.push(app);
  await app.register(database, { url, applicationName: "web" });
  await app.register(replica, { url: replicaUrl });
  await app.ready();
  return app;
}

const read = (app: App) =>
  app.readFromReplica(async (from) => (await from.execute(sql`select 1 as one`)).rows);
const readsOf = async (app: App) =>
  /replica_reads_total\{server="replica"\} (\d+)\n.*\{server="primary"\} (\d+)/
    .exec(await app.metrics.metrics())
    ?.slice(1)
    .map(Number);

it.each([
  ["none is set", () => undefined],
  ["it is gone", () => "postgres://shop_web@127.0.0.1:1/none"],
  ["it follows no primary", () => url],
])("the primary is read where %s", async (_, replicaUrl) => {
  const app = await appWith(replicaUrl());
  expect(await read(app)).toEqual([{ one: 1 }]);
  expect(await read(app)).toEqual([{ one: 1 }]);
  expect(await readsOf(app)).toEqual([0, 2]);
});
