import { publishDocument, type DatabaseConnection } from "@autotune/database";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from "vitest";
import { pageSample } from "../../../test/published-samples.ts";
import { settings } from "../../../test/settings.ts";
import { createApp, type App } from "../app.ts";
import { database } from "../database/database.ts";
import { content } from "../published/content.ts";
import { contentKey } from "../published/dependency.ts";
import { edgePurger } from "./edge-purger.ts";
import { everyPageTag, tagOf } from "./edge-tags.ts";
import type { PurgeTags } from "./purge-port.ts";
import { noteServingPlugin } from "./note-serving.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
const apps: App[] = [];
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(clone.url);
  await publish("First");
  await startProcess("web", (app) => app.register(noteServingPlugin, { release: "one" }));
  // Two workers, which share the work.
  for (let worker = 0; worker < 2; worker += 1)
    await startProcess("worker", (app) =>
      app.register(edgePurger, { purge: (tags) => purge(tags) }),
    );
  await vi.waitFor(() => expect(purged).toContainEqual([everyPageTag]), 10_000);
  await calm();
}, 30_000);
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await connection.close();
});

const purged: string[][] = [];
const purge = vi.fn<PurgeTags>(async (tags) => {
  purged.push([...tags]);
});
beforeEach(() => {
  purged.length = 0;
});

async function startProcess(name: "web" | "worker", add: (app: App) => PromiseLike<unknown>) {
  const app = await createApp({ settings, name });
  apps.push(app);
  await app.register(database, { url: clone.url, applicationName: name });
  await app.register(content, { databaseUrl: clone.url, directUrl: clone.url });
  await add(app);
  await app.ready();
}

const home = tagOf(contentKey("pages", "home", "en"));
const publish = (title: string) =>
  connection.transact((transaction) =>
    publishDocument(transaction, {
      collection: "pages",
      key: "home",
      locale: "en",
      body: pageSample(title),
    }),
  );
/** As if the time until repeats had passed. */
const repeatNow = () =>
  connection.database.execute(
    sql`update shop.edge_tag set due_at = now() where due_at is not null`,
  );
const dueTags = async () => {
  const { rows } = await connection.database.execute(
    sql`select tag, purges_left from shop.edge_tag where due_at is not null`,
  );
  return rows;
};
async function calm() {
  await vi.waitFor(async () => {
    await repeatNow();
    expect(await dueTags()).toEqual([]);
  }, 10_000);
}

it("purges what was published, once, and once more later", async () => {
  await publish("Second");
  await vi.waitFor(() => expect(purged).toEqual([[home]]), 5000);
  expect(await dueTags()).toEqual([{ tag: home, purges_left: 1 }]);
  await repeatNow();
  await vi.waitFor(() => expect(purged).toEqual([[home], [home]]), 5000);
  await vi.waitFor(async () => expect(await dueTags()).toEqual([]), 5000);
});

it("purges when the web process has the new version", async () => {
  let served: unknown;
  purge.mockImplementationOnce(async (tags) => {
    purged.push([...tags]);
    served = apps[0]?.content.find("pages", "home", "en")?.title;
  });
  await publish("Third");
  await vi.waitFor(() => expect(served).toBe("Third"), 5000);
  await calm();
});

it("purges again when a late process has the new version", async () => {
  const { database: shop } = connection;
  await shop.execute(
    sql`insert into shop.web_process (id, content_state, release) values ('late', '', 'one')`,
  );
  await publish("Late");
  await vi.waitFor(() => expect(purged).toEqual([[home]]), 5000);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(purged).toEqual([[home]]);
  await shop.execute(
    sql`update shop.web_process set content_state = (select content_state from shop.web_process where id <> 'late')
         where id = 'late'`,
  );
  await vi.waitFor(() => expect(purged).toEqual([[home], [home]]), 5000);
  await shop.execute(sql`delete from shop.web_process where id = 'late'`);
  await calm();
});

it("tries again what the edge did not accept", async () => {
  purge.mockRejectedValueOnce(new Error("The edge rejected a purge with 503"));
  await publish("Fourth");
  await vi.waitFor(async () => expect(await dueTags()).toEqual([{ tag: home, purges_left: 2 }]));
  await vi.waitFor(async () => {
    await repeatNow();
    expect(purged).toContainEqual([home]);
  }, 10_000);
  await calm();
});

it("purges all pages for a new release, when no process serves another one", async () => {
  const serve = (statement: ReturnType<typeof sql>) => connection.database.execute(statement);
  await serve(
    sql`insert into shop.web_process (id, content_state, release) values ('next', '', 'two')`,
  );
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(purged).toEqual([]);
  await serve(sql`delete from shop.web_process where id <> 'next'`);
  await vi.waitFor(() => expect(purged).toEqual([[everyPageTag]]), 5000);
});
