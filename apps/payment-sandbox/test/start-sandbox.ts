import { createServer, type AddressInfo } from "node:net";
import { cloneDatabase } from "@autotune/database/testing";
import { inject } from "vitest";
import { createSandbox } from "../src/create-sandbox.ts";
import type { SandboxSettings } from "../src/settings.ts";
import { callPort, type CallResponse, type Call } from "./call.ts";
import { startShop } from "./shop.ts";

const products = [
  {
    product: "tuner-pro",
    display: { en: "Tuner Pro" },
    sku: "TP-1",
    pricing: { price: { USD: 129, EUR: 119.9, JPY: 19800 } },
  },
  { product: "harmony", display: { en: "Harmony" }, pricing: { price: { USD: 49.9 } } },
  {
    product: "monthly",
    display: { en: "Everything, monthly" },
    pricing: { price: { USD: 24.99 }, interval: "month", intervalLength: 1 },
  },
  {
    product: "yearly",
    display: { en: "Everything, yearly" },
    pricing: { price: { USD: 199 }, interval: "year", intervalLength: 1 },
  },
  {
    product: "monthly-trial",
    display: { en: "Everything, monthly" },
    pricing: { price: { USD: 24.99 }, interval: "month", intervalLength: 1, trial: 14 },
  },
];

export interface SessionOptions {
  readonly items?: readonly object[];
  readonly country?: string;
  readonly email?: string;
  readonly more?: object;
}

/** A whole sandbox with its own database, a shop that gets its events, and a small catalogue. */
export async function startSandbox() {
  const database = await cloneDatabase(inject("databaseTemplate"));
  const shop = await startShop();
  const port = await freePort();
  const host = `studio.test.pay.localhost:${port}`;
  const settings: SandboxSettings = {
    DATABASE_URL: database.url,
    PORT: port,
    HOST: "127.0.0.1",
    SANDBOX_URL: `http://pay.localhost:${port}`,
    PAYMENT_STOREFRONTS: `${host}/embedded-studio,${host}/popup-studio,other.test.pay.localhost:${port}/popup-other`,
    PAYMENT_API_USERNAME: "studio",
    PAYMENT_API_PASSWORD: "a-password",
    WEBHOOK_URL: shop.url,
    WEBHOOK_SECRET: "a-webhook-secret",
    CONTROLS_TOKEN: "a-controls-token",
    LOG_LEVEL: "silent",
  };
  let app = await createSandbox(settings);
  await app.listen({ host: settings.HOST, port });

  const call = (request: Call): Promise<CallResponse> => callPort(port, request);
  const api = (path: string, body?: unknown, method?: string): Promise<CallResponse> =>
    call({
      path,
      body,
      ...(method === undefined ? {} : { method }),
      headers: {
        authorization: `Basic ${Buffer.from("studio:a-password").toString("base64")}`,
        "user-agent": "tests",
      },
    });
  const control = (path: string, body?: unknown, method?: string): Promise<CallResponse> =>
    call({
      path: `/controls${path}`,
      body,
      ...(method === undefined ? {} : { method }),
      headers: { authorization: "Bearer a-controls-token" },
    });
  const openSession = async (options: SessionOptions = {}): Promise<string> => {
    const {
      items = [{ product: "tuner-pro" }],
      country = "US",
      email = "ada@studio.test",
    } = options;
    const { json, text } = await api("/sessions", {
      contact: { first: "Ada", last: "Voice", email, country },
      items,
      ...options.more,
    });
    if (typeof json.id !== "string") throw new Error(text);
    return json.id;
  };
  await api("/products", { products });
  return {
    settings,
    shop,
    host,
    port,
    call,
    api,
    control,
    openSession,
    /** A session paid by card, and the order that it made. */
    buy: async (options: SessionOptions = {}, pay: object = {}) => {
      const { json } = await control(`/sessions/${await openSession(options)}/pay`, pay);
      return json;
    },
    advance: (seconds: number) => control("/clock", { advanceSeconds: seconds }),
    /** As after a crash: nothing but the database is left. */
    restart: async () => {
      await app.close();
      app = await createSandbox(settings);
      await app.listen({ host: settings.HOST, port });
    },
    stop: async () => {
      await app.close();
      await shop.stop();
    },
  };
}

export type RunningSandbox = Awaited<ReturnType<typeof startSandbox>>;

export const day = 86_400;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
