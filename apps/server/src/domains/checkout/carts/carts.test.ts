import { cartSnapshot } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { linkSecret } from "../../../../test/settings.ts";
import type { App } from "../../../platform/app.ts";
import { createAccountsApp } from "../../identity/accounts/testing/accounts-app.ts";
import { countStatuses, password, Visitor } from "../../identity/accounts/testing/visitor.ts";
import { deleteOldCarts } from "./jobs.ts";
import { cartRoutes } from "./routes.ts";

let clone: ClonedDatabase;
let app: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  app = await createAccountsApp({ databaseUrl: clone.url });
  await app.register(cartRoutes, { linkSecret });
});
afterAll(async () => {
  await app.close();
});

const item = {
  name: "AutoTune Pro",
  path: "auto-tune-pro",
  pid: "AT-PRO",
  quantity: 1,
  thumbnail: "/images/products/AT-PRO.png",
  url: "/products/auto-tune/pro",
  currencyFormattedFinalPrice: "$459",
};
const upgrade = { ...item, path: "auto-tune-pro-upgrade-from-auto-tune-artist", quantity: 2 };

async function storedCart(email: string) {
  const [row] = await app.database.select().from(cartSnapshot).where(eq(cartSnapshot.email, email));
  return row;
}

let visitors = 0;
function visit(): Visitor {
  visitors += 1;
  return new Visitor(app, { "x-forwarded-for": `10.2.0.${visitors}` });
}

describe("[API-09] cart-updated", () => {
  it("accepts a list of items, upgrades too, of a signed-in person; the newest counts", async () => {
    const visitor = visit();
    const email = "carts@studio.test";
    const { id } = (await visitor.createAccount(email)).json<{ id: number }>();
    expect((await visitor.post("cart-updated", [item])).statusCode).toBe(204);
    expect(await storedCart(email)).toMatchObject({ accountId: id, items: [item] });
    expect((await visitor.post("cart-updated", [item, upgrade])).statusCode).toBe(204);
    expect((await visitor.post("cart-updated", [item, upgrade])).statusCode).toBe(204);
    expect((await storedCart(email))?.items).toEqual([item, upgrade]);
    expect((await visitor.post("cart-updated", [])).statusCode).toBe(204);
    expect((await storedCart(email))?.items).toEqual([]);
  });

  it("is not replaced by a device that has not seen another one's update", async () => {
    const [here, there] = [visit(), visit()];
    const email = "devices@studio.test";
    await here.createAccount(email);
    await there.signIn(email, password);
    const revisionOf = (response: { headers: Record<string, unknown> }) =>
      String(response.headers["cart-revision"]);
    const first = await here.post("cart-updated?after=none&language=de&currency=EUR", [item]);
    expect(await storedCart(email)).toMatchObject({ language: "de", currency: "EUR" });
    expect((await there.get("cart")).json()).toEqual({
      revision: revisionOf(first),
      items: [{ path: item.path, quantity: 1 }],
    });
    const stale = await there.post("cart-updated?after=none", [upgrade]);
    expect([stale.statusCode, stale.json<{ revision: string }>().revision]).toEqual([
      200,
      revisionOf(first),
    ]);
    expect((await there.post("cart-updated?after=none", [])).statusCode).toBe(200);
    expect((await storedCart(email))?.items).toEqual([item]);
    const second = await there.post(`cart-updated?after=${revisionOf(first)}`, []);
    expect((await here.get("cart")).json()).toEqual({ revision: revisionOf(second), items: [] });
    const late = await here.post(`cart-updated?after=${revisionOf(first)}`, [item]);
    expect(late.json()).toEqual({ revision: revisionOf(second), items: [] });
  });

  it("is one device's where two send a first cart at once; the other one receives it", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [here, there] = [visit(), visit()];
      const email = `first-${round}@studio.test`;
      await here.createAccount(email);
      await there.signIn(email, password);
      const responses = await Promise.all([
        here.post("cart-updated?after=none", [item]),
        there.post("cart-updated?after=none", [upgrade]),
      ]);
      expect(countStatuses(responses)).toEqual({ 200: 1, 204: 1 });
      const accepted = responses[0]?.statusCode === 204 ? item : upgrade;
      expect((await storedCart(email))?.items).toEqual([accepted]);
    }
  });

  it("shows a cart to its owner only", async () => {
    expect((await visit().get("cart")).statusCode).toBe(401);
    const stranger = visit();
    await visit().post("cart-updated-ua", { email: "typed@studio.test", products: [item] });
    await stranger.createAccount("typed@studio.test");
    expect((await stranger.get("cart")).json()).toEqual({ revision: null, items: [] });
  });

  it("stores nothing for a signed-out visitor, or of an invalid cart", async () => {
    expect((await visit().post("cart-updated", [item])).statusCode).toBe(401);
    const visitor = visit();
    const email = "nothing@studio.test";
    await visitor.createAccount(email);
    for (const body of [
      { products: [item] },
      [{ ...item, quantity: 0 }],
      [{ ...item, quantity: 1.5 }],
      [{ ...item, name: undefined }],
      [{ ...item, name: "\0" }],
      [{ ...item, url: "\ud800" }],
      Array.from({ length: 61 }, () => item),
    ])
      expect((await visitor.post("cart-updated", body)).statusCode).toBe(400);
    expect(await storedCart(email)).toBeUndefined();
  });
});

describe("[API-09] cart-updated-ua", () => {
  it("accepts an email address and a list, and never touches the cart of an account", async () => {
    const postCart = (email: string, products: object[]) =>
      visit().post("cart-updated-ua", { email, products, language: "fr" });
    expect((await postCart(" Ua@Studio.test", [item])).statusCode).toBe(204);
    expect(await storedCart("ua@studio.test")).toMatchObject({
      accountId: null,
      language: "fr",
      items: [item],
    });
    expect((await postCart("ua@studio.test", [upgrade])).statusCode).toBe(204);
    expect((await storedCart("ua@studio.test"))?.items).toEqual([upgrade]);
    expect((await postCart("ua@studio.test", [])).statusCode).toBe(204);
    expect(await storedCart("ua@studio.test")).toBeUndefined();

    const owner = visit();
    await postCart("owner@studio.test", [upgrade]);
    await owner.createAccount("owner@studio.test");
    for (const products of [[item], []]) await postCart("owner@studio.test", products);
    expect((await storedCart("owner@studio.test"))?.items).toEqual([upgrade]);
    await visit().createAccount("without@studio.test");
    expect((await postCart("without@studio.test", [item])).statusCode).toBe(204);
    expect(await storedCart("without@studio.test")).toBeUndefined();
    await owner.post("cart-updated", [item]);
    for (const products of [[upgrade], []])
      expect((await postCart("owner@studio.test", products)).statusCode).toBe(204);
    expect((await storedCart("owner@studio.test"))?.items).toEqual([item]);
  });

  it("rejects an invalid email address, and too many requests", async () => {
    const visitor = visit();
    const responses = [];
    for (const email of ["ua@", "ua\0@studio.test", ...Array.from({ length: 10 }, () => "x")])
      responses.push(await visitor.post("cart-updated-ua", { email, products: [item] }));
    expect(countStatuses(responses)).toEqual({ 400: 10, 429: 2 });
  });
});

it("purges carts that were not touched for 60 days", async () => {
  const age = (email: string, days: number) =>
    app.database.execute(sql`
      insert into shop.cart_snapshot (email, items, updated_at)
      values (${email}, '[]', now() - ${days} * interval '1 day')`);
  await age("young@studio.test", 59);
  await age("old@studio.test", 61);
  expect(await deleteOldCarts(app.database)).toBe(1);
  expect([
    await storedCart("old@studio.test"),
    (await storedCart("young@studio.test"))?.items,
  ]).toEqual([undefined, []]);
});
