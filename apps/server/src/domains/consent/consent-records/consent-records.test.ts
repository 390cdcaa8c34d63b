import { inventoryVersion } from "@autotune/contract/inventory-version";
import { consentRecord } from "@autotune/database/schema";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { desc, getTableColumns, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { modules } from "../../../app/modules.ts";
import type { App } from "../../../platform/app.ts";
import { createAccountsApp } from "../../identity/accounts/testing/accounts-app.ts";
import { countStatuses, Visitor } from "../../identity/accounts/testing/visitor.ts";
import { gatherData } from "../../privacy/data-export/gather-data.ts";
import { erasePerson } from "../../privacy/erasure/erase-person.ts";
import { deleteOldConsentRecords } from "./jobs.ts";
import { consentRecordRoutes } from "./routes.ts";

let clone: ClonedDatabase;
let app: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  app = await createAccountsApp({ databaseUrl: clone.url });
  await app.register(consentRecordRoutes);
});
afterAll(async () => {
  await app.close();
});

const yes = { status: 1, inventoryVersion: inventoryVersion(), language: "de" };

let visitors = 0;
function visit(): Visitor {
  visitors += 1;
  return new Visitor(app, { "x-forwarded-for": `10.3.0.${visitors}` });
}
const newest = async () => {
  const [row] = await app.database.select().from(consentRecord).orderBy(desc(consentRecord.id));
  return row;
};
const count = () => app.database.$count(consentRecord);

describe("[CONS-01] proof of consent", () => {
  it("holds the choice, what it was about, the language and the timestamp, and nothing of the device", async () => {
    expect((await visit().post("consent-records", yes)).statusCode).toBe(204);
    expect(await newest()).toMatchObject({ ...yes, accountId: null, answeredAt: expect.any(Date) });
    expect(Object.keys(getTableColumns(consentRecord)).sort()).toEqual(
      ["accountId", "answeredAt", "id", "inventoryVersion", "language", "status"].sort(),
    );
  });

  it("belongs to the signed-in user, and every change of mind is stored", async () => {
    const visitor = visit();
    const { id } = (await visitor.createAccount("answers@studio.test")).json<{ id: number }>();
    await visitor.post("consent-records", yes);
    await visitor.post("consent-records", { ...yes, status: 0 });
    const exported = await gatherData(app.transact, modules, id);
    expect(exported).toMatchObject({
      cookie_answers: [
        { status: 1, inventory_version: yes.inventoryVersion, language: "de" },
        { status: 0, inventory_version: yes.inventoryVersion, language: "de" },
      ],
    });
    await app.transact((transaction) =>
      erasePerson(transaction, modules, { accountId: id, email: "answers@studio.test" }),
    );
    expect(await gatherData(app.transact, modules, id)).toMatchObject({ cookie_answers: [] });
  });

  it("is rejected where it is no valid choice, or comes from another site", async () => {
    const before = await count();
    for (const body of [
      { ...yes, status: 2 },
      { ...yes, status: "1" },
      { ...yes, inventoryVersion: "x" },
      { ...yes, language: "xx" },
      {},
    ])
      expect((await visit().post("consent-records", body)).statusCode).toBe(400);
    const crossSite = new Visitor(app, { "sec-fetch-site": "cross-site" });
    expect((await crossSite.post("consent-records", yes)).statusCode).toBe(403);
    expect(await count()).toBe(before);
  });

  it("is rate limited for one IP address", async () => {
    const visitor = visit();
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => visitor.post("consent-records", yes)),
    );
    expect(countStatuses(responses)).toEqual({ 204: 30, 429: 10 });
  });

  it("is purged after three years", async () => {
    await visit().post("consent-records", yes);
    const before = await count();
    await app.database.execute(sql`
      update shop.consent_record set answered_at = now() - interval '3 years 1 day'
       where id = (select max(id) from shop.consent_record)`);
    expect(await deleteOldConsentRecords(app.database)).toBe(1);
    expect(await count()).toBe(before - 1);
  });
});
