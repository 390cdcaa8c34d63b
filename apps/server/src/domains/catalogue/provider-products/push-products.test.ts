import { publishDocument, type DatabaseConnection } from "@autotune/database";
import {
  cloneDatabase,
  connectForTest,
  reserveDatabase,
  type ClonedDatabase,
} from "@autotune/database/testing";
import { fastSpring, type PaymentProvider } from "@autotune/payments";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { publishAtOnce } from "../../../../test/publish-at-once.ts";
import { productSample } from "../../../../test/published-samples.ts";
import { freePort, sandboxSettings, startSandbox, type Sandbox } from "../../../../test/sandbox.ts";
import { metricsToken, settings } from "../../../../test/settings.ts";
import { createApp, type App } from "../../../platform/app.ts";
import { database } from "../../../platform/database/database.ts";
import { compareProducts } from "./compare-products.ts";
import { readProductsToPush } from "./push-products.ts";
import { pushPublications } from "./push-publications.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
let sandbox: Sandbox;
let access: { url: string; username: string; password: string };
let provider: PaymentProvider;
let worker: App;

beforeAll(async () => {
  const template = inject("databaseTemplate");
  clone = await cloneDatabase(template);
  connection = connectForTest(clone.url, 2);
  for (const product of sold) await publishAtOnce(connection.database, product);
  const port = await freePort();
  sandbox = await startSandbox({
    port,
    // The sandbox makes its own.
    databaseUrl: reserveDatabase(template).url,
    webhookUrl: "http://127.0.0.1:1/webhooks/payments",
  });
  const { PAYMENT_API_URL, PAYMENT_API_USERNAME, PAYMENT_API_PASSWORD } = sandboxSettings(port);
  access = { url: PAYMENT_API_URL, username: PAYMENT_API_USERNAME, password: PAYMENT_API_PASSWORD };
  provider = fastSpring(access);
  worker = await createApp({ settings, name: "worker" });
  await worker.register(database, { url: clone.url, applicationName: "test-worker" });
  await worker.register(pushPublications, { provider, directUrl: clone.url });
}, 60_000);
afterAll(async () => {
  await worker.close();
  await sandbox.stop();
  await connection.close();
});

const monthly = { type: "subscription", interval: { count: 1, unit: "m" } } as const;
const sold = [
  productSample("auto-tune-pro", 459),
  productSample("auto-key-gift", 0, { promoOnly: true, includes: ["auto-key"] }),
  productSample("auto-tune-unlimited-monthly", 25, monthly),
  productSample("auto-tune-unlimited-monthly-14d-free", 25, {
    ...monthly,
    type: "trial",
    trialDays: 14,
  }),
  productSample("auto-tune-pro-upgrade-from-auto-tune-artist", 129, {
    type: "upgrade",
    upgrade: { from: "auto-tune-artist", to: "auto-tune-pro" },
  }),
  productSample("auto-tune-artist", 99, { wpOnly: true }),
];

interface Pushed {
  display: { en: string };
  pricing: { price: Record<string, number>; interval?: string; trial?: number };
}
/** A product as the provider has it. */
async function atProvider(path: string): Promise<Pushed | undefined> {
  const authorization = `Basic ${Buffer.from(`${access.username}:${access.password}`).toString("base64")}`;
  const headers = { authorization, "user-agent": "test" };
  const response = await fetch(`${access.url}/products/${path}`, { headers });
  return response.ok ? ((await response.json()) as { products: Pushed[] }).products[0] : undefined;
}

describe("the provider's catalogue", () => {
  it("has everything that is sold as soon as a worker runs: plans, trials, upgrades and gifts too", async () => {
    await vi.waitFor(async () => expect(await atProvider("auto-tune-pro")).toBeDefined(), 10_000);
    expect((await atProvider("auto-tune-pro"))?.pricing.price).toMatchObject({
      USD: 459,
      JPY: 45_900,
    });
    expect((await atProvider("auto-key-gift"))?.pricing.price).toMatchObject({ USD: 0 });
    expect(await atProvider("auto-tune-unlimited-monthly-14d-free")).toMatchObject({
      pricing: { price: { USD: 25 }, interval: "month", trial: 14 },
    });
    expect(await atProvider("auto-tune-pro-upgrade-from-auto-tune-artist")).toMatchObject({
      pricing: { price: { USD: 129 } },
    });
    expect(await atProvider("auto-tune-artist")).toBeUndefined();
  });

  it("follows a publication within seconds, in price and in name", async () => {
    const push = vi.spyOn(provider, "pushProducts");
    await publishAtOnce(connection.database, productSample("auto-tune-pro", 399));
    await publishDocument(connection.database, {
      collection: "products",
      key: "auto-tune-pro",
      locale: "en",
      body: { name: "AutoTune Pro", summary: "" },
    });
    await vi.waitFor(async () => {
      expect(await atProvider("auto-tune-pro")).toMatchObject({
        display: { en: "AutoTune Pro" },
        pricing: { price: { USD: 399 } },
      });
    }, 10_000);
    // The upgrade has the name of its target; nothing else was touched.
    const pushed = push.mock.calls.flatMap(([products]) => products.map(({ path }) => path));
    expect(new Set(pushed)).toEqual(
      new Set(["auto-tune-pro", "auto-tune-pro-upgrade-from-auto-tune-artist"]),
    );
    push.mockRestore();
  });

  it("has the current price while a discount runs", async () => {
    const discount = { kind: "percent", percent: 10 } as const;
    const set = { discount, startsAt: null, endsAt: null, reason: "Sale" };
    await publishAtOnce(
      connection.database,
      productSample("auto-tune-pro", 400, { discount: set }),
    );
    await vi.waitFor(async () => {
      expect(await atProvider("auto-tune-pro")).toMatchObject({ pricing: { price: { USD: 360 } } });
    }, 10_000);
  });

  it("receives again what could not be pushed", async () => {
    const push = vi
      .spyOn(provider, "pushProducts")
      .mockRejectedValueOnce(new Error("the provider is gone"));
    await publishAtOnce(connection.database, productSample("auto-tune-pro", 300));
    await vi.waitFor(() => expect(push).toHaveBeenCalledOnce(), 10_000);
    await publishAtOnce(
      connection.database,
      productSample("auto-tune-unlimited-monthly", 26, monthly),
    );
    await vi.waitFor(async () => {
      expect(await atProvider("auto-tune-pro")).toMatchObject({ pricing: { price: { USD: 300 } } });
    }, 10_000);
    push.mockRestore();
  });

  it("is compared: what was edited there is reported, and repaired", async () => {
    const log = vi.spyOn(worker.log, "error");
    const { run } = compareProducts(worker, provider);
    const drifted = async () =>
      /^catalogue_drifted_products (\d+)$/m.exec(
        (
          await worker.inject({
            url: "/metrics",
            headers: { authorization: `Bearer ${metricsToken}` },
          })
        ).body,
      )?.[1];
    await connection.database.execute(
      sql`update shop.catalogue_product set published_at = now() - interval '1 hour'`,
    );
    await run();
    expect(await drifted()).toBe("0");

    const products = await readProductsToPush(connection.database, { olderThanMinutes: 0 });
    const pro = products.find(({ path }) => path === "auto-tune-pro");
    if (pro === undefined) throw new Error("AutoTune Pro is gone");
    await provider.pushProducts([{ ...pro, prices: { ...pro.prices, EUR: 1 } }]);
    await run();
    expect(await drifted()).toBe("1");
    expect(log).toHaveBeenCalledWith(
      { drifted: ["auto-tune-pro"] },
      "products differ at the payment provider",
    );
    await run();
    expect(await drifted()).toBe("0");
  });
});
