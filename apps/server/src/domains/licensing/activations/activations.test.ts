import { randomUUID } from "node:crypto";
import { activation } from "@autotune/database/schema";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { App } from "../../../platform/app.ts";
import { givePlan } from "../../identity/accounts/testing/give-plan.ts";
import { giveLicence } from "../licences/testing/give-licence.ts";
import { callAsPage, createLicensingApp, signedIn } from "../licences/testing/licensing-app.ts";

let clone: ClonedDatabase;
let app: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  app = await createLicensingApp({ databaseUrl: clone.url });
});
afterAll(async () => {
  await app.close();
});

const device = {
  deviceId: "studio-imac",
  deviceName: "Studio",
  system: "mac",
  appVersion: "11",
} as const;

async function activated(of: { licenceId: number } | { subscriptionId: number }): Promise<string> {
  const [made] = await app.database
    .insert(activation)
    .values({ ...of, ...device })
    .returning({ id: activation.id });
  return made?.id ?? "";
}

const endOf = async (id: string) =>
  (await app.database.select().from(activation).where(eq(activation.id, id)))[0]?.endedAt;

it("the owner deactivates a computer of a licence or a plan, idempotently", async () => {
  const owner = await signedIn(app);
  const { id: licenceId } = await giveLicence(app.database, owner.id);
  const subscriptionId = await givePlan(app.database, owner.id);
  for (const id of [await activated({ licenceId }), await activated({ subscriptionId })]) {
    expect((await owner.call("DELETE", `/laravel/rest/activations/${id}`)).statusCode).toBe(204);
    const ended = await endOf(id);
    expect(ended).toBeInstanceOf(Date);
    expect((await owner.call("DELETE", `/laravel/rest/activations/${id}`)).statusCode).toBe(204);
    expect(await endOf(id)).toEqual(ended);
  }
});

it("another person's computer is not found, and deactivating requires signing in", async () => {
  const [owner, stranger] = [await signedIn(app), await signedIn(app)];
  const { id: licenceId } = await giveLicence(app.database, owner.id);
  const subscriptionId = await givePlan(app.database, owner.id);
  await giveLicence(app.database, stranger.id);
  for (const id of [await activated({ licenceId }), await activated({ subscriptionId })]) {
    const rejected = await stranger.call("DELETE", `/laravel/rest/activations/${id}`);
    expect([rejected.statusCode, rejected.json<{ error: string }>().error]).toEqual([
      404,
      "notFound",
    ]);
    const url = `/laravel/rest/activations/${id}`;
    expect((await callAsPage(app, "DELETE", url)).statusCode).toBe(401);
    const crossSite = await app.inject({
      method: "DELETE",
      url,
      headers: { cookie: owner.cookie },
    });
    expect(crossSite.statusCode).toBe(403);
    expect(await endOf(id)).toBeNull();
  }
  const unknown = await owner.call("DELETE", `/laravel/rest/activations/${randomUUID()}`);
  expect(unknown.statusCode).toBe(404);
  expect((await owner.call("DELETE", "/laravel/rest/activations/1")).statusCode).toBe(400);
});
