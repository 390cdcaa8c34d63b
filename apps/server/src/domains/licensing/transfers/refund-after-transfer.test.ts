import { licence, licenceTransfer, order, session } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeAccount } from "../../../../test/paid-orders.ts";
import { buy, providerOf, stopSweeping } from "../../../../test/purchases.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { giveBack, makeCustomer } from "../../orders/fulfilment/testing/customer.ts";
import { createToken, hashToken } from "../../../platform/session/token.ts";
import { DesktopClient } from "../activations/testing/desktop-client.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await stopSweeping(shop);
  await providerOf(shop).pushProducts(productsToPush);
}, 60_000);
afterAll(() => shop.close());

const ownPage = { "sec-fetch-site": "same-origin", "x-js-cachekey": "test" };

async function cookieOf(accountId: number): Promise<string> {
  const token = createToken();
  await shop.connection.database.insert(session).values({
    accountId,
    tokenHash: hashToken(token),
    userAgent: "",
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  return `__Host-session=${token}`;
}

const call = async (accountId: number, url: string) =>
  shop.web.inject({ url, headers: { ...ownPage, cookie: await cookieOf(accountId) } });

it("a refund after a transfer revokes the licence from its current owner", async () => {
  const { database } = shop.connection;
  const giver = await makeCustomer(shop);
  const takerEmail = `${crypto.randomUUID()}@taker.test`;
  const takerId = await makeAccount(database, takerEmail);
  const { order: paid } = await buy(shop, {
    accountId: giver.accountId,
    lines: [{ path: "auto-tune-pro" }, { path: "vocal-eq" }],
  });
  // The buyer's refund period is over; a chargeback is still possible.
  await database
    .update(order)
    .set({ placedAt: sql`placed_at - interval '20 days'` })
    .where(eq(order.providerOrderId, paid.id));
  const [pro, eq2] = await giver.licences();
  const taker = { email: takerEmail, cookie: await cookieOf(takerId) };
  await transfer(pro?.id ?? 0, giver.accountId, taker);
  const [moved] = await database
    .select()
    .from(licence)
    .where(eq(licence.id, pro?.id ?? 0));
  expect(moved).toMatchObject({ accountId: takerId, revokedAt: null });

  // The giver's order does not show what now belongs to the recipient.
  const orders = await call(giver.accountId, "/laravel/rest/orders");
  expect(orders.body).toContain(eq2?.authenticationString);
  expect(orders.body).not.toContain(moved?.authenticationString);
  expect(orders.body).not.toContain(moved?.serial);

  const client = new DesktopClient(shop.web.listeningOrigin);
  const proof = (authentication_string = "") => ({
    serial: moved?.serial ?? "",
    authentication_string,
  });
  expect((await client.activate(proof(pro?.authenticationString))).status).toBe(401);
  expect((await client.activate(proof(moved?.authenticationString))).status).toBe(201);

  await giveBack(shop, paid.id, ["auto-tune-pro"]);
  const [revoked] = await database
    .select()
    .from(licence)
    .where(eq(licence.id, pro?.id ?? 0));
  expect(revoked).toMatchObject({ accountId: takerId, revokedAt: expect.any(Date) });
  expect((await client.heartbeat()).body).toMatchObject({ error: "licenceRevoked" });
  expect((await giver.licences()).map(({ revokedAt }) => revokedAt)).toEqual([null]);
});

/** Both agree, by the links in their emails. */
async function transfer(
  licenceId: number,
  fromAccountId: number,
  taker: { email: string; cookie: string },
): Promise<void> {
  const [giverToken, takerToken] = [createToken(), createToken()];
  await shop.connection.database.insert(licenceTransfer).values({
    licenceId,
    fromAccountId,
    toEmail: taker.email,
    giverTokenHash: hashToken(giverToken),
    takerTokenHash: hashToken(takerToken),
  });
  for (const token of [giverToken, takerToken])
    await shop.web.inject({
      method: "POST",
      url: "/laravel/rest/transfers/answer",
      headers: { ...ownPage, cookie: taker.cookie },
      payload: { token, accept: true },
    });
}
