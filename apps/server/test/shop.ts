import {
  connect,
  publishDocument,
  publishProduct,
  type DatabaseConnection,
} from "@autotune/database";
import { cloneDatabase } from "@autotune/database/testing";
import { inject } from "vitest";
import type { App } from "../src/app.ts";
import { createWeb } from "../src/create-web.ts";
import { createWorker } from "../src/create-worker.ts";
import { startMailbox, type Mailbox } from "./mailbox.ts";
import { productSample } from "./published-samples.ts";
import { freePort, sandboxSettings, startSandbox, type Sandbox } from "./sandbox.ts";
import { settings } from "./settings.ts";

export interface TestShop {
  readonly connection: DatabaseConnection;
  readonly web: App;
  readonly worker: App;
  readonly mailbox: Mailbox;
  /** How the shop reaches its payment provider. */
  readonly providerAccess: { url: string; username: string; password: string };
  sandbox: Sandbox;
  startSandbox(): Promise<void>;
  close(): Promise<void>;
}

/** Web, worker, payment sandbox, mail server and databases, with AutoTune Pro at 459 in every currency. */
export async function openTestShop(): Promise<TestShop> {
  const template = inject("databaseTemplate");
  const [clone, providerClone, mailbox, port] = await Promise.all([
    cloneDatabase(template),
    cloneDatabase(template),
    startMailbox(),
    freePort(),
  ]);
  const connection = connect({
    url: clone.url,
    applicationName: "test",
    maxConnections: 4,
    onLostConnection: () => undefined,
  });
  await publishProduct(connection.database, productSample("auto-tune-pro"));
  await publishProduct(connection.database, {
    ...productSample("unlimited-monthly", 25),
    type: "subscription",
    interval: { count: 1, unit: "m" },
  });
  await publishDocument(connection.database, {
    collection: "products",
    key: "auto-tune-pro",
    locale: "en",
    body: { name: "AutoTune Pro", summary: "" },
  });
  const here = {
    ...settings,
    ...sandboxSettings(port),
    DATABASE_URL: clone.url,
    SMTP_URL: mailbox.url,
  };
  const web = await createWeb(here);
  const origin = await web.listen({ port: 0, host: "127.0.0.1" });
  const begin = () =>
    startSandbox({
      port,
      databaseUrl: providerClone.url,
      webhookUrl: `${origin}/webhooks/payments`,
    });
  const sandbox = await begin();
  const worker = await createWorker(here);
  const shop: TestShop = {
    connection,
    web,
    worker,
    mailbox,
    providerAccess: {
      url: here.PAYMENT_API_URL,
      username: here.PAYMENT_API_USERNAME,
      password: here.PAYMENT_API_PASSWORD,
    },
    sandbox,
    async startSandbox() {
      shop.sandbox = await begin();
    },
    async close() {
      await Promise.all([worker.close(), web.close(), shop.sandbox.stop(), mailbox.close()]);
      await connection.close();
      await Promise.all([clone.drop(), providerClone.drop()]);
    },
  };
  return shop;
}

const ownPage = { "sec-fetch-site": "same-origin", "x-js-cachekey": "test" };

/** Somebody with an account, who makes calls as the shop's pages do. */
export async function signUp(web: App) {
  const created = await web.inject({
    method: "POST",
    url: "/laravel/rest/user",
    headers: ownPage,
    payload: {
      email: `${crypto.randomUUID()}@studio.test`,
      password: "Secret12",
      confirm_password: "Secret12",
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
