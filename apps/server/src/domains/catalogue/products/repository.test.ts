import { publishDocument, withdrawProduct, type DatabaseConnection } from "@autotune/database";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { publishAtOnce } from "../../../../test/publish-at-once.ts";
import { pricesSample, productSample } from "../../../../test/published-samples.ts";
import { readAllProducts, readOffers } from "./repository.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(clone.url);
  const { database } = connection;
  await publishAtOnce(database, pro);
  await publishAtOnce(database, productSample("auto-tune-artist", 0, { wpOnly: true }));
  await publishAtOnce(database, upgrade);
  await publishAtOnce(database, productSample("auto-key", 49));
  await name("auto-tune-pro", "en", "AutoTune Pro");
  await name("auto-tune-pro", "es", "AutoTune Pro en español");
});
afterAll(async () => {
  await connection.close();
});

const pro = productSample("auto-tune-pro", 100, {
  discount: {
    discount: { kind: "value", values: pricesSample(20) },
    startsAt: "2026-11-20T10:00:00Z",
    endsAt: null,
    reason: "Autumn sale",
  },
  quantityDiscounts: [{ from: 2, discount: { kind: "percent", percent: 10 } }],
  freebies: [
    {
      path: "auto-key-gift",
      group: "gift",
      choice: true,
      inputType: "radio",
      isDefaultValue: true,
      subscriptionLineItemAddon: false,
    },
  ],
  includes: ["auto-key"],
});
const upgrade = productSample("auto-tune-pro-upgrade-from-auto-tune-artist", 50, {
  type: "upgrade",
  upgrade: { from: "auto-tune-artist", to: "auto-tune-pro" },
  explanation: "Core upgrade",
});

const name = (key: string, locale: Language, words: string) =>
  publishDocument(connection.database, {
    collection: "products",
    key,
    locale,
    body: { name: words, summary: "" },
  });
const offersAt = (time: string, language: Language = "en") =>
  readOffers(connection.database, [upgrade.path, pro.path, "unknown"], language, new Date(time));

describe("offers from the tables", () => {
  it("have the current prices, and everything that a decision needs", async () => {
    const {
      discount: _discount,
      moves: _moves,
      useWibu: _useWibu,
      explanation: _why,
      ...rest
    } = pro;
    expect((await offersAt("2026-11-20T10:00:00Z"))[0]).toEqual({
      ...rest,
      name: "AutoTune Pro",
      prices: pricesSample(80),
      discount: pro.discount?.discount,
      discountReason: "Autumn sale",
      discountPeriodCount: null,
    });
    expect((await offersAt("2026-11-20T09:59:59Z"))[0]).toMatchObject({
      prices: pricesSample(100),
      discount: null,
    });
  });

  it("are named in the language or in English, and an upgrade after its target", async () => {
    const names = async (language: Language) =>
      (await offersAt("2026-11-20T09:00:00Z", language)).map((offer) => [offer.path, offer.name]);
    expect(await names("es")).toEqual([
      [pro.path, "AutoTune Pro en español"],
      [upgrade.path, "AutoTune Pro en español"],
    ]);
    expect((await names("ko")).map(([, shown]) => shown)).toEqual(["AutoTune Pro", "AutoTune Pro"]);
  });

  it("do not exist where a granted product or target is not in the catalogue", async () => {
    const { database } = connection;
    const paths = async () => (await offersAt("2026-11-20T09:00:00Z")).map(({ path }) => path);
    await withdrawProduct(database, "auto-key");
    expect(await paths()).toEqual([upgrade.path]);
    await withdrawProduct(database, pro.path);
    expect(await paths()).toEqual([]);
    await publishAtOnce(database, productSample("auto-key", 49));
    await publishAtOnce(database, pro);
    expect(await paths()).toEqual([pro.path, upgrade.path]);
  });

  it("are all there are, or those that were not published just now", async () => {
    const paths = async (olderThanMinutes: number) =>
      (await readAllProducts(connection.database, { olderThanMinutes })).map(({ path }) => path);
    expect(await paths(0)).toEqual(["auto-key", "auto-tune-artist", pro.path, upgrade.path]);
    await connection.database.execute(
      sql`update shop.catalogue_product set published_at = now() - interval '2 hours' where path = ${pro.path}`,
    );
    expect(await paths(60)).toEqual([pro.path]);
  });
});
