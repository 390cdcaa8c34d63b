import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DatabaseConnection } from "@autotune/database";
import { asRole } from "@autotune/database/roles";
import { cloneDatabase, connectForTest, reserveDatabase } from "@autotune/database/testing";
import { storageFromUrl, type Storage } from "@autotune/storage";
import { inject, vi } from "vitest";
import type { App } from "../src/platform/app.ts";
import { createWeb } from "../src/app/create-web.ts";
import { createWorker } from "../src/app/create-worker.ts";
import type { WorkerSettings } from "../src/platform/environment.ts";
import { startMailbox, type Mailbox } from "./mailbox.ts";
import { freePort, sandboxSettings, startSandbox, type Sandbox } from "./sandbox.ts";
import { settings } from "./settings.ts";
import { publishSoldProducts } from "./sold-products.ts";

export interface TestShop {
  readonly connection: DatabaseConnection;
  /** As the worker. */
  readonly databaseUrl: string;
  readonly web: App;
  readonly worker: App;
  readonly mailbox: Mailbox;
  /** Where web and worker store files. */
  readonly storage: Storage;
  readonly storageUrl: string;
  /** How the shop reaches its payment provider. */
  readonly providerAccess: { url: string; username: string; password: string };
  /** The sandbox's own. */
  readonly providerDatabaseUrl: string;
  sandbox: Sandbox;
  startSandbox(): Promise<void>;
  /** One more beside the first; it is closed with the shop. */
  addWorker(): Promise<void>;
  close(): Promise<void>;
}

/** Web, worker, payment sandbox, mail server and databases, with a product of each kind. */
export async function openTestShop(more: Partial<WorkerSettings> = {}): Promise<TestShop> {
  const template = inject("databaseTemplate");
  const [clone, mailbox, port, folder] = await Promise.all([
    cloneDatabase(template),
    startMailbox(),
    freePort(),
    mkdtemp(join(tmpdir(), "shop-")),
  ]);
  // The sandbox makes its own.
  const providerDatabaseUrl = reserveDatabase(template).url;
  const storageUrl = pathToFileURL(folder).href;
  const connection = connectForTest(clone.url, 4);
  await publishSoldProducts(connection.database);
  const here = {
    ...settings,
    ...sandboxSettings(port),
    SMTP_URL: mailbox.url,
    STORAGE_URL: storageUrl,
    ...more,
  };
  // With the database rights of the production processes; the tests themselves have all rights.
  const web = await createWeb({ ...here, DATABASE_URL: asRole(clone.url, "web") });
  const origin = await web.listen({ port: 0, host: "127.0.0.1" });
  const begin = () =>
    startSandbox({
      port,
      databaseUrl: providerDatabaseUrl,
      webhookUrl: `${origin}/webhooks/payments`,
    });
  const workerSettings = { ...here, DATABASE_URL: asRole(clone.url, "worker") };
  // First, since the worker creates the shop's products there as soon as it runs.
  const sandbox = await begin();
  const worker = await createWorker(workerSettings);
  // Web and worker create the same queues: on a busy machine the first request of a test could come before they exist.
  await vi.waitFor(() => web.readyToEnqueue(), { timeout: 20_000, interval: 200 });
  const moreWorkers: App[] = [];
  const shop: TestShop = {
    connection,
    databaseUrl: workerSettings.DATABASE_URL,
    web,
    worker,
    mailbox,
    storage: storageFromUrl(storageUrl),
    storageUrl,
    providerAccess: {
      url: here.PAYMENT_API_URL,
      username: here.PAYMENT_API_USERNAME,
      password: here.PAYMENT_API_PASSWORD,
    },
    providerDatabaseUrl,
    sandbox,
    async startSandbox() {
      shop.sandbox = await begin();
    },
    async addWorker() {
      moreWorkers.push(await createWorker(workerSettings));
    },
    async close() {
      const workers = [worker, ...moreWorkers].map((running) => running.close());
      await Promise.all([...workers, web.close(), shop.sandbox.stop(), mailbox.close()]);
      await connection.close();
      await rm(folder, { recursive: true });
    },
  };
  return shop;
}

const ownPage = { "sec-fetch-site": "same-origin", "x-js-cachekey": "test" };

/** A user with an account who sends requests as the shop's pages do. */
export async function signUp(web: App) {
  const created = await web.inject({
    method: "POST",
    url: "/laravel/rest/user",
    headers: ownPage,
    payload: {
      email: `${crypto.randomUUID()}@studio.test`,
      password: "Chorus42up",
      confirm_password: "Chorus42up",
      first_name: "Ana",
      last_name: "Rey",
      optin: true,
    },
  });
  if (created.statusCode !== 201) throw new Error(`No account: ${created.body}`);
  const cookie = created.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const call = (method: "GET" | "POST", url: string, payload?: object, country?: string) =>
    web.inject({
      method,
      url,
      headers: {
        ...ownPage,
        cookie: country === undefined ? cookie : `${cookie}; country=${country}`,
      },
      ...(payload === undefined ? {} : { payload }),
    });
  return { call };
}
