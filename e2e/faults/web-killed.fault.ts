import { setTimeout as wait } from "node:timers/promises";
import { languages, linkTo } from "@autotune/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepRequesting, startShopUnderFault, type ShopUnderFault } from "./shop-under-fault.ts";

let shop: ShopUnderFault;
let pages: string[];
beforeAll(async () => {
  shop = await startShopUnderFault(4500);
  pages = languages.map((language) => shop.edgeUrl + linkTo("Home", {}, language));
  await Promise.all(pages.map((page) => fetch(page)));
});
afterAll(() => shop.stop());

describe("A web process under load", () => {
  it("killed: no page fails that the edge has cached", async () => {
    const stopRequesting = keepRequesting(pages);
    await wait(3000);
    await shop.webs[0]?.stop("SIGKILL");
    await wait(5000);
    await shop.startWeb(0);
    await wait(2000);
    const { requested, failed } = await stopRequesting();
    expect(failed).toEqual([]);
    expect(requested).toBeGreaterThan(500);
  });

  it("replaced one after the other, as in a roll-out: no page and no call fails at all", async () => {
    const everyPage = [
      ...pages,
      ...languages.map((language) => shop.edgeUrl + linkTo("AutoTune", { slug: "pro" }, language)),
    ];
    // The edge has no stale copy of these to hide a failure behind: each is requested once.
    let calls = 0;
    const newCall = () => {
      calls += 1;
      return `${shop.edgeUrl}/wp-json/wp/v2/pages?slug=home&lang=es&at=${calls}`;
    };
    const stopRequesting = keepRequesting(everyPage.flatMap((page) => [page, newCall]));
    for (const index of [0, 1]) {
      await shop.webs[index]?.stop("SIGTERM");
      await shop.startWeb(index);
      await wait(1500);
    }
    const { failed } = await stopRequesting();
    expect(failed).toEqual([]);
    expect(calls).toBeGreaterThan(100);
  });

  it("all of them killed: the edge serves what it has cached", async () => {
    await Promise.all(shop.webs.map((web) => web.stop("SIGKILL")));
    await wait(2500);
    for (const page of pages) expect((await fetch(page)).status).toBe(200);
  });
});
