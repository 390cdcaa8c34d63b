import { cartSnapshot } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { linkSecret } from "../../../test/settings.ts";
import type { App } from "../../app.ts";
import { createAccountsApp } from "../accounts/testing/accounts-app.ts";
import { countStatuses, password, Visitor } from "../accounts/testing/visitor.ts";
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

async function kept(email: string) {
  const [row] = await app.database.select().from(cartSnapshot).where(eq(cartSnapshot.email, email));
  return row;
}

let visitors = 0;
function visit(): Visitor {
  visitors += 1;
  return new Visitor(app, { "x-forwarded-for": `10.2.0.${visitors}` });
}

describe("[API-09] cart-updated", () => {
  it("takes a list of items, upgrades too, of who is signed in; the newest counts", async () => {
    const visitor = visit();
    const email = "carts@studio.test";
    const { id } = (await visitor.createAccount(email)).json<{ id: number }>();
    expect((await visitor.post("cart-updated", [item])).statusCode).toBe(204);
    expect(await kept(email)).toMatchObject({ accountId: id, items: [item] });
    expect((await visitor.post("cart-updated", [item, upgrade])).statusCode).toBe(204);
    expect((await visitor.post("cart-updated", [item, upgrade])).statusCode).toBe(204);
    expect((await kept(email))?.items).toEqual([item, upgrade]);
    expect((await visitor.post("cart-updated", [])).statusCode).toBe(204);
    expect((await kept(email))?.items).toEqual([]);
  });

  it("is not replaced by a device that has not seen what another one told", async () => {
    const [here, there] = [visit(), visit()];
    const email = "devices@studio.test";
    await here.createAccount(email);
    await there.signIn(email, password);
    const revisionOf = (answer: { headers: Record<string, unknown> }) =>
      String(answer.headers["cart-revision"]);
    const first = await here.post("cart-updated?after=none&language=de&currency=EUR", [item]);
    expect(await kept(email)).toMatchObject({ language: "de", currency: "EUR" });
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
    expect((await kept(email))?.items).toEqual([item]);
    const second = await there.post(`cart-updated?after=${revisionOf(first)}`, []);
    expect((await here.get("cart")).json()).toEqual({ revision: revisionOf(second), items: [] });
    const late = await here.post(`cart-updated?after=${revisionOf(first)}`, [item]);
    expect(late.json()).toEqual({ revision: revisionOf(second), items: [] });
  });

  it("is the one device's where two tell of a first cart at once; the other one learns of it", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [here, there] = [visit(), visit()];
      const email = `first-${round}@studio.test`;
      await here.createAccount(email);
      await there.signIn(email, password);
      const answers = await Promise.all([
        here.post("cart-updated?after=none", [item]),
        there.post("cart-updated?after=none", [upgrade]),
      ]);
      expect(countStatuses(answers)).toEqual({ 200: 1, 204: 1 });
      const told = answers[0]?.statusCode === 204 ? item : upgrade;
      expect((await kept(email))?.items).toEqual([told]);
    }
  });

  it("tells a cart to nobody but its owner", async () => {
    expect((await visit().get("cart")).statusCode).toBe(401);
    const stranger = visit();
    await visit().post("cart-updated-ua", { email: "typed@studio.test", products: [item] });
    await stranger.createAccount("typed@studio.test");
    expect((await stranger.get("cart")).json()).toEqual({ revision: null, items: [] });
  });

  it("keeps nothing of who is not signed in, or of what is no cart", async () => {
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
    expect(await kept(email)).toBeUndefined();
  });
});

describe("[API-09] cart-updated-ua", () => {
  it("takes an address and a list, and never touches the cart of an account", async () => {
    const told = (email: string, products: object[]) =>
      visit().post("cart-updated-ua", { email, products, language: "fr" });
    expect((await told(" Ua@Studio.test", [item])).statusCode).toBe(204);
    expect(await kept("ua@studio.test")).toMatchObject({
      accountId: null,
      language: "fr",
      items: [item],
    });
    expect((await told("ua@studio.test", [upgrade])).statusCode).toBe(204);
    expect((await kept("ua@studio.test"))?.items).toEqual([upgrade]);
    expect((await told("ua@studio.test", [])).statusCode).toBe(204);
    expect(await kept("ua@studio.test")).toBeUndefined();

    const owner = visit();
    await told("owner@studio.test", [upgrade]);
    await owner.createAccount("owner@studio.test");
    for (const products of [[item], []]) await told("owner@studio.test", products);
    expect((await kept("owner@studio.test"))?.items).toEqual([upgrade]);
    await visit().createAccount("without@studio.test");
    expect((await told("without@studio.test", [item])).statusCode).toBe(204);
    expect(await kept("without@studio.test")).toBeUndefined();
    await owner.post("cart-updated", [item]);
    for (const products of [[upgrade], []])
      expect((await told("owner@studio.test", products)).statusCode).toBe(204);
    expect((await kept("owner@studio.test"))?.items).toEqual([item]);
  });

  it("refuses what is no address, and whoever tells too much", async () => {
    const visitor = visit();
    const answers = [];
    for (const email of ["ua@", "ua\0@studio.test", ...Array.from({ length: 10 }, () => "x")])
      answers.push(await visitor.post("cart-updated-ua", { email, products: [item] }));
    expect(countStatuses(answers)).toEqual({ 400: 10, 429: 2 });
  });
});

it("forgets carts that nobody touched for 60 days", async () => {
  const age = (email: string, days: number) =>
    app.database.execute(sql`
      insert into shop.cart_snapshot (email, items, updated_at)
      values (${email}, '[]', now() - ${days} * interval '1 day')`);
  await age("young@studio.test", 59);
  await age("old@studio.test", 61);
  expect(await deleteOldCarts(app.database)).toBe(1);
  expect([await kept("old@studio.test"), (await kept("young@studio.test"))?.items]).toEqual([
    undefined,
    [],
  ]);
});
