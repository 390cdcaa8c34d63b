import { listOffers } from "@autotune/commerce";
import type { OwnedProductsResponse, SummaryResponse } from "@autotune/contract";
import { publishDocument } from "@autotune/database";
import { activation, licence, licenceTransfer } from "@autotune/database/schema";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import type Type from "typebox";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { publishAtOnce } from "../../../../test/publish-at-once.ts";
import { pricesSample, productSample } from "../../../../test/published-samples.ts";
import type { App } from "../../../platform/app.ts";
import { createAccountsApp } from "../../identity/accounts/testing/accounts-app.ts";
import { givePlan } from "../../identity/accounts/testing/give-plan.ts";
import { Visitor } from "../../identity/accounts/testing/visitor.ts";
import { ownedProductRoutes } from "./routes.ts";

type OwnedProducts = Type.Static<typeof OwnedProductsResponse>;

let clone: ClonedDatabase;
let app: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  app = await createAccountsApp({ databaseUrl: clone.url });
  await app.register(ownedProductRoutes);
  const upgrade = (to: string, units: number, changes = {}) =>
    productSample(`${to}-upgrade-from-artist`, units, {
      type: "upgrade",
      upgrade: { from: "artist", to },
      ...changes,
    });
  for (const product of [
    productSample("pro"),
    productSample("hybrid"),
    productSample("legacy", 9, { wpOnly: true }),
    productSample("artist", 199, { wpOnly: true }),
    productSample("unlimited", 25, {
      type: "subscription",
      interval: { count: 1, unit: "m" },
      includes: ["pro", "hybrid"],
    }),
    upgrade("pro", 129, {
      discount: {
        discount: { kind: "value", values: pricesSample(30) },
        startsAt: null,
        endsAt: null,
        reason: "Loyalty",
      },
    }),
    upgrade("hybrid", 79),
    upgrade("legacy", 5),
    upgrade("gone", 5),
    productSample("pro-upgrade-hidden", 1, {
      type: "upgrade",
      upgrade: { from: "artist", to: "pro" },
      promoOnly: true,
    }),
  ])
    await publishAtOnce(app.database, product);
  for (const [key, name] of [
    ["pro", "AutoTune Pro"],
    ["artist", "AutoTune Artist"],
  ] as const)
    for (const locale of ["en", "es"] as const)
      await publishDocument(app.database, {
        collection: "products",
        key,
        locale,
        body: { name: locale === "es" ? `${name} (es)` : name, summary: "" },
      });
});
afterAll(async () => {
  await app.close();
});

let customers = 0;
async function customer() {
  customers += 1;
  const visitor = new Visitor(app);
  const { id } = (await visitor.createAccount(`owner${customers}@studio.test`)).json<{
    id: number;
  }>();
  const own = async (query = "") => {
    const response = await visitor.get(`user/products${query}`);
    expect(response.statusCode, response.body).toBe(200);
    return response.json<OwnedProducts>();
  };
  return { visitor, id, own };
}

let serials = 0;
async function grant(accountId: number, path: string, sourceLicenceId: number | null = null) {
  serials += 1;
  const [granted] = await app.database
    .insert(licence)
    .values({
      ordinal: 0,
      accountId,
      pid: `PID-${path}`,
      serial: `serial-${serials}`,
      authenticationString: `key-${serials}`,
      sourceLicenceId,
    })
    .returning({ id: licence.id });
  return granted?.id ?? 0;
}

describe("what a person owns", () => {
  it("[UPG-13] is listed licence by licence, with what an upgrade is paid with", async () => {
    const { id, own } = await customer();
    const licenceId = await grant(id, "artist");
    const response = await own();
    expect(response).toMatchObject({ total: 1, current_page: 1, last_page: 1, per_page: 50 });
    expect(response.data).toEqual([
      {
        pr_authentication_string: `key-${serials}`,
        pr_purchaseid: String(licenceId),
        pr_serial_number: `serial-${serials}`,
        pr_pid: "PID-artist",
        sr_product: "AutoTune Artist",
        path: "artist",
        pr_purchaseid_upg_to: "",
        is_subscription: false,
        granted_at: expect.stringMatching(/^\d{4}-.*Z$/),
        is_activated: false,
        is_in_transfer: false,
        availableUpgrades: expect.any(Array),
      },
    ]);
    expect((await own("?lang=es")).data[0]?.sr_product).toBe("AutoTune Artist (es)");
  });

  it("shows for each licence whether a computer uses it, and whether it is being transferred", async () => {
    const { id, own } = await customer();
    const licenceId = await grant(id, "artist");
    const other = await grant(id, "pro");
    await app.database.insert(activation).values({
      licenceId,
      deviceId: "studio",
      deviceName: "Studio iMac",
      system: "mac",
      appVersion: "11.2.0",
    });
    await app.database
      .insert(licenceTransfer)
      .values({ licenceId: other, fromAccountId: id, toEmail: "bo@studio.test" });
    const read = async () =>
      (await own()).data.map((record) => [
        Number(record.pr_purchaseid),
        record.is_activated,
        record.is_in_transfer,
      ]);
    expect(await read()).toEqual([
      [other, false, true],
      [licenceId, true, false],
    ]);
    await app.database.update(activation).set({ endedAt: new Date() });
    await app.database.update(licenceTransfer).set({ state: "withdrawn", endedAt: new Date() });
    expect(await read()).toEqual([
      [other, false, false],
      [licenceId, false, false],
    ]);
  });

  it("[UPG-11] comes with its upgrades at the prices of the table, discounts taken off", async () => {
    const { id, own } = await customer();
    await grant(id, "artist");
    const [record] = (await own()).data;
    // Neither unsold or unknown products, nor what only a promotion sells.
    expect(record?.availableUpgrades).toEqual([
      {
        ug_fs_path: "hybrid-upgrade-from-artist",
        ug_source_pid: "PID-artist",
        ug_upgrade_pid: "PID-hybrid",
        source_product_name: "AutoTune Artist",
        destination_product_name: "hybrid",
        ug_source_path: "artist",
        ug_target_path: "hybrid",
        ug_price: pricesSample(79),
        ug_base_price: pricesSample(79),
      },
      {
        ug_fs_path: "pro-upgrade-from-artist",
        ug_source_pid: "PID-artist",
        ug_upgrade_pid: "PID-pro",
        source_product_name: "AutoTune Artist",
        destination_product_name: "AutoTune Pro",
        ug_source_path: "artist",
        ug_target_path: "pro",
        ug_price: pricesSample(99),
        ug_base_price: pricesSample(129),
      },
    ]);
  });

  it("[UPG-11] is counted in the summary as it is listed: equal licences once, nothing that is owned", async () => {
    const { visitor, id, own } = await customer();
    const countAndList = async () => {
      const summary = await visitor.post("products/summary", { data: "{}" });
      const { available_upgrades: count } = summary.json<SummaryResponse>();
      const owned = (await own()).data.map((record) => ({
        path: record.path,
        pid: record.pr_pid,
        name: record.sr_product,
        authenticationString: record.pr_authentication_string,
        purchaseId: record.pr_purchaseid,
        serial: record.pr_serial_number,
        upgradedTo: record.pr_purchaseid_upg_to || null,
        upgrades: record.availableUpgrades.map((upgrade) => ({
          path: upgrade.ug_fs_path,
          pid: upgrade.ug_upgrade_pid,
          from: upgrade.ug_source_path,
          to: upgrade.ug_target_path,
          name: upgrade.destination_product_name,
          prices: pricesSample(99),
          basePrices: pricesSample(99),
        })),
      }));
      const offers = listOffers({ owned, find: () => undefined, currency: "USD" });
      return [count, offers.map(({ offer, licences }) => [offer.path, licences.length])];
    };
    expect(await countAndList()).toEqual([0, []]);
    await grant(id, "artist");
    await grant(id, "artist");
    const [toHybrid, toPro] = ["hybrid-upgrade-from-artist", "pro-upgrade-from-artist"];
    expect(await countAndList()).toEqual([
      2,
      [
        [toHybrid, 2],
        [toPro, 2],
      ],
    ]);
    const hybrid = await grant(id, "hybrid");
    expect(await countAndList()).toEqual([1, [[toPro, 2]]]);
    // Returned, it is an offer again.
    await app.database.execute(
      sql`update shop.licence set revoked_at = now() where id = ${hybrid}`,
    );
    expect(await countAndList()).toEqual([
      2,
      [
        [toHybrid, 2],
        [toPro, 2],
      ],
    ]);
  });

  it("[UPG-13] names the purchase that upgraded it, and offers no more upgrades until that is refunded", async () => {
    const { id, own } = await customer();
    const source = await grant(id, "artist");
    const target = await grant(id, "pro", source);
    await app.database.execute(
      sql`update shop.licence set upgraded_at = now() where id = ${source}`,
    );
    const sourceRecord = async () =>
      (await own()).data.find((record) => record.pr_purchaseid === String(source));
    expect(await sourceRecord()).toMatchObject({
      pr_purchaseid_upg_to: String(target),
      availableUpgrades: [],
    });
    await app.database.execute(
      sql`update shop.licence set revoked_at = now() where id = ${target}`,
    );
    await app.database.execute(
      sql`update shop.licence set upgraded_at = null where id = ${source}`,
    );
    const restored = await sourceRecord();
    expect(restored?.pr_purchaseid_upg_to).toBe("");
    expect(restored?.availableUpgrades).toHaveLength(2);
    expect((await own()).total).toBe(1);
  });

  it("comes in pages, the newest first, and is private", async () => {
    const { id, own } = await customer();
    const granted = [];
    for (let count = 0; count < 53; count += 1) granted.push(await grant(id, "artist"));
    const first = await own();
    const second = await own("?page=2");
    expect(first).toMatchObject({ total: 53, current_page: 1, last_page: 2, per_page: 50 });
    expect(second).toMatchObject({ total: 53, current_page: 2, last_page: 2 });
    const listed = [...first.data, ...second.data].map((record) => Number(record.pr_purchaseid));
    expect(listed).toEqual(granted.toReversed());
    expect(await own("?page=3")).toMatchObject({ total: 53, data: [] });
    expect((await (await customer()).own()).data).toEqual([]);
    expect((await new Visitor(app).get("user/products")).statusCode).toBe(401);
    for (const query of ["?page=0", "?page=x", "?perpetual_only=2"])
      expect((await (await customer()).visitor.get(`user/products${query}`)).statusCode).toBe(400);
  });

  it("contains what a plan includes while the plan may be used, unless only licences are requested", async () => {
    const { id, own } = await customer();
    await grant(id, "hybrid");
    await givePlan(app.database, id, { path: "unlimited" });
    const given = (await own()).data.filter((record) => record.is_subscription);
    expect(given.map(({ path }) => path).toSorted()).toEqual(["hybrid", "pro"]);
    expect(given[0]).toMatchObject({ pr_purchaseid: "", availableUpgrades: [] });
    const perpetual = await own("?perpetual_only=1");
    expect([perpetual.total, perpetual.data.map(({ path }) => path)]).toEqual([1, ["hybrid"]]);
    await app.database.execute(
      sql`update shop.subscription set entitled_until = now() where account_id = ${id}`,
    );
    expect((await own()).total).toBe(1);
  });
});
