import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { publicationChannel } from "@autotune/database";
import { languages, linkTo } from "@autotune/routes";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { cart, signUpBuyer } from "./buyer.ts";
import { startShopUnderFault, type ShopUnderFault } from "./shop-under-fault.ts";

let shop: ShopUnderFault;
beforeAll(async () => {
  shop = await startShopUnderFault(4300);
});
afterAll(() => shop.stop());

const webUrl = (index: number) => `http://127.0.0.1:${shop.webPorts[index]}`;

async function connectToDatabase(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  return client;
}

async function changeTitle(title: string, { announce }: { announce: boolean }): Promise<void> {
  const client = await connectToDatabase();
  await client.query(
    `update shop.published_document
        set body = jsonb_set(body, '{seo,title}', to_jsonb($1::text)), version = nextval('shop.publication_version')
      where collection = 'pages' and key = 'home' and locale = 'es'`,
    [title],
  );
  if (announce) await client.query("select pg_notify($1, '')", [publicationChannel]);
  await client.end();
}

const titleOf = async (url: string) => /<title>(.*?) \|/.exec(await (await fetch(url)).text())?.[1];

/** Posts signed events without effect until it is stopped; returns how often each status came. */
function keepPostingEvents(): () => Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const secret = shop.environment["PAYMENT_WEBHOOK_SECRET"] ?? "";
  let stopped = false;
  const post = async (origin: string) => {
    while (!stopped) {
      const event = { id: randomUUID(), type: "none", live: false, created: 1, data: {} };
      const body = JSON.stringify({ events: [event] });
      const signature = createHmac("sha256", secret).update(body).digest("base64");
      const headers = { "content-type": "application/json", "x-fs-signature": signature };
      const status = await fetch(`${origin}/webhooks/payments`, {
        method: "POST",
        headers,
        body,
      }).then(
        (response) => response.status,
        () => 0,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const posting = [0, 1].flatMap((index) => Array.from({ length: 4 }, () => post(webUrl(index))));
  return async () => {
    stopped = true;
    await Promise.all(posting);
    return statuses;
  };
}

describe("PostgreSQL", () => {
  it("a lost notice is made up for within a minute", async () => {
    // That the page is updated proves something only if no notice came.
    const notices: string[] = [];
    const listener = await connectToDatabase();
    listener.on("notification", ({ channel }) => notices.push(channel));
    await listener.query(`listen ${publicationChannel}`);
    await changeTitle("Sin aviso", { announce: false });
    await Promise.all(
      [0, 1].map((index) =>
        vi.waitFor(async () => expect(await titleOf(`${webUrl(index)}/es`)).toBe("Sin aviso"), {
          timeout: 60_000,
          interval: 1000,
        }),
      ),
    );
    // A round trip, so that a notice on its way would have arrived.
    await listener.query("select 1");
    await listener.end();
    expect(notices).toEqual([]);
  });

  it("gone for 60 s: pages and content are served, and afterwards everything catches up", async () => {
    // Requested at the very end and never before: no cache has it.
    const neverRendered = linkTo("AutoTune", { slug: "pro" }, "ko");
    const pages = languages
      .flatMap((language) => [
        linkTo("Home", {}, language),
        linkTo("AutoTune", { slug: "pro" }, language),
      ])
      .filter((page) => page !== neverRendered);
    // The edge would hide a failing origin behind stale copies, so requests go to the processes too.
    const origins = [shop.edgeUrl, webUrl(0), webUrl(1)];
    const expectPage = async (url: string) => {
      const response = await fetch(url);
      expect(response.status, url).toBe(200);
      expect(await response.text()).toContain("</html>");
    };
    const buyer = await signUpBuyer(shop, shop.edgeUrl);
    const purchase = await vi.waitFor(() => buyer.openCheckout(), { timeout: 30_000 });
    const stopPosting = keepPostingEvents();
    await wait(1000);
    await shop.postgres.stop();
    const gone = Date.now();
    // The provider takes the money, and its webhook fails.
    await buyer.pay(purchase);
    for (const [path, body] of [
      ["/laravel/rest/auth_endpoint_a", { data: '{"email":"a@b.test","password":"x"}' }],
      ["/laravel/rest/checkout", cart],
    ] as const) {
      const rejected = await buyer.call("POST", path, body);
      expect([rejected.status, rejected.headers.has("retry-after")], path).toEqual([503, true]);
    }
    // Transactions were open when it stopped; no process may have crashed.
    const posted = await stopPosting();
    expect(posted.get(200)).toBeGreaterThan(0);
    expect(posted.get(503)).toBeGreaterThan(0);
    for (const web of shop.webs) expect(web.child.exitCode).toBeNull();
    do {
      for (const page of pages) for (const origin of origins) await expectPage(origin + page);
      const call = await fetch(
        `${shop.edgeUrl}/wp-json/wp/v2/pages?slug=home&lang=ja&at=${Date.now()}`,
      );
      expect(call.status).toBe(200);
      for (const index of [0, 1])
        expect((await fetch(`${webUrl(index)}/health/ready`)).status).toBe(200);
      await wait(2000);
    } while (Date.now() - gone < 60_000);
    for (const index of [0, 1]) await expectPage(webUrl(index) + neverRendered);

    await shop.postgres.start();
    await changeTitle("Otra vez", { announce: true });
    for (const index of [0, 1]) {
      await vi.waitFor(async () => expect(await titleOf(`${webUrl(index)}/es`)).toBe("Otra vez"), {
        timeout: 15_000,
        interval: 200,
      });
    }
    // The webhook is retried until it is accepted.
    await vi.waitFor(
      async () => expect((await buyer.orderOf(purchase))?.lines[0]?.licences).toHaveLength(1),
      { timeout: 90_000, interval: 500 },
    );
    expect((await fetch(`http://127.0.0.1:${shop.workerPort}/health/ready`)).status).toBe(200);
    expect(shop.worker.child.exitCode).toBeNull();
  });
});
