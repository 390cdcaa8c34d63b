import { currencies } from "@autotune/commerce";
import { isCatalogueProduct } from "@autotune/contract";
import { lowestPricesBefore } from "@autotune/commerce";
import { readPublishedRows, type Executor } from "@autotune/database";
import { pathToFileURL } from "node:url";
import { storageFromUrl } from "@autotune/storage";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCms, type TestCms } from "../../testing/start-cms.ts";
import { licences } from "./licences.ts";
import { seed } from "../seed.ts";

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
}, 180_000);
afterAll(() => cms.stop());

const bringIn = () =>
  seed(cms.payload, {
    people: { password: "development-only-Password1", totpSecret: undefined },
    storage: storageFromUrl(pathToFileURL(cms.filesFolder).href),
  });

test(
  "the demonstration has months of prices that are marked as invented, and seeding again adds none",
  { tags: "long", timeout: 180_000 },
  async () => {
    await bringIn();
    const count = async () =>
      cms.query(sql`
      select path, count(*)::int as rows, count(*) filter (where is_sample)::int as samples,
             count(distinct currency)::int as currencies
        from shop.price_history group by path order by path`);
    const first = await count();
    for (const { path, discount } of licences)
      expect(
        first.find((row) => row["path"] === path),
        path,
      ).toEqual({
        path,
        // One of each currency is real: what was published when the shop was made.
        rows: currencies.length * (discount === undefined ? 4 : 5),
        samples: currencies.length * (discount === undefined ? 3 : 4),
        currencies: currencies.length,
      });
    expect(first.filter((row) => row["path"] === "auto-tune-unlimited-monthly")).toMatchObject([
      { samples: 0 },
    ]);
    await bringIn();
    expect(await count()).toEqual(first);
  },
);

test(
  "a reduced product comes with its history, and the lowest price before is that of the sale before",
  { tags: "long" },
  async () => {
    const executor: Executor = cms.payload.db.drizzle;
    const reduced = ["harmony-engine", "auto-key"].map((key) => ({
      collection: "catalogue",
      key,
      locale: "",
      version: 0,
    }));
    const rows = await readPublishedRows(executor, reduced, { withSamples: true });
    const bodies = rows.map(({ body }) => body).filter(isCatalogueProduct);
    const changesOf = (path: string) => bodies.find((body) => body.path === path)?.priceChanges;
    expect(changesOf("auto-key")).toBeUndefined();
    const lowest = lowestPricesBefore(changesOf("harmony-engine") ?? [], new Date());
    expect(lowest).toMatchObject({ USD: 13_410, JPY: 20_520, PLN: 56_610 });
    expect(Object.keys(lowest ?? {})).toHaveLength(currencies.length);
  },
);
