import { setTimeout as wait } from "node:timers/promises";
import { languages, linkTo } from "@autotune/routes";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startShopUnderFault, type ShopUnderFault } from "./shop-under-fault.ts";

let shop: ShopUnderFault;
beforeAll(async () => {
  shop = await startShopUnderFault(4300);
});
afterAll(() => shop.stop());

const webUrl = (index: number) => `http://127.0.0.1:${shop.webPorts[index]}`;

async function changeTitle(title: string, { announce }: { announce: boolean }): Promise<void> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query(
    `update shop.published_document
        set body = jsonb_set(body, '{seo,title}', to_jsonb($1::text)), version = nextval('shop.publication_version')
      where collection = 'pages' and key = 'home' and locale = 'es'`,
    [title],
  );
  if (announce) await client.query("select pg_notify('shop_published', '')");
  await client.end();
}

const titleOf = async (url: string) => /<title>(.*?) \|/.exec(await (await fetch(url)).text())?.[1];

describe("PostgreSQL", () => {
  it("a notice that is lost is healed within a minute", async () => {
    await changeTitle("Sin aviso", { announce: false });
    await wait(1500);
    expect(await titleOf(`${webUrl(0)}/es`)).not.toBe("Sin aviso");
    await vi.waitFor(async () => expect(await titleOf(`${webUrl(0)}/es`)).toBe("Sin aviso"), {
      timeout: 60_000,
      interval: 1000,
    });
  });

  it("gone for 60 s: pages and content calls go on, and afterwards everything follows again", async () => {
    const pages = languages.flatMap((language) => [
      linkTo("Home", {}, language),
      linkTo("AutoTune", { slug: "pro" }, language),
    ]);
    await shop.postgres.stop();
    const gone = Date.now();
    do {
      for (const page of pages) {
        // Half of them were never rendered before: they come from memory, not from the page cache.
        const answer = await fetch(shop.edgeUrl + page);
        expect(answer.status, page).toBe(200);
        expect(await answer.text()).toContain("</html>");
      }
      const call = await fetch(
        `${shop.edgeUrl}/wp-json/wp/v2/pages?slug=home&lang=ja&at=${Date.now()}`,
      );
      expect(call.status).toBe(200);
      for (const index of [0, 1])
        expect((await fetch(`${webUrl(index)}/health/ready`)).status).toBe(200);
      await wait(2000);
    } while (Date.now() - gone < 60_000);

    await shop.postgres.start();
    await changeTitle("Otra vez", { announce: true });
    for (const index of [0, 1]) {
      await vi.waitFor(async () => expect(await titleOf(`${webUrl(index)}/es`)).toBe("Otra vez"), {
        timeout: 15_000,
        interval: 200,
      });
    }
    expect((await fetch(`http://127.0.0.1:${shop.workerPort}/health/ready`)).status).toBe(200);
    expect(shop.worker.child.exitCode).toBeNull();
  });
});
