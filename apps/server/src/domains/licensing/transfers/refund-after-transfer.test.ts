import { licence, licenceTransfer, order, session } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeAccount } from "../../../../test/paid-orders.ts";
import { buy, providerOf, stopSweeping, type PurchaseOptions } from "../../../../test/purchases.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import {
  countIssues,
  giveBack,
  makeCustomer,
  type Customer,
} from "../../orders/fulfilment/testing/customer.ts";
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
  await endRefundPeriod(paid.id);
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

describe("a chargeback after a transfer and an upgrade by the new owner", () => {
  let giver: Customer;
  let taker: Customer;
  beforeEach(async () => {
    [giver, taker] = [await makeCustomer(shop), await makeCustomer(shop)];
  });

  /** The giver buys a licence, and the taker upgrades it to another product. Returns the giver's order. */
  async function buyTransferAndUpgrade(
    bought: PurchaseOptions["lines"][number],
    upgradePath: string,
  ): Promise<string> {
    const { order: paid } = await buy(shop, { accountId: giver.accountId, lines: [bought] });
    await endRefundPeriod(paid.id);
    const { id = 0 } = (await giver.licences()).at(-1) ?? {};
    const { email, accountId } = taker;
    await transfer(id, giver.accountId, { email, cookie: await cookieOf(accountId) });
    await buy(shop, { accountId, lines: [{ path: upgradePath, sourceLicences: [id] }] });
    return paid.id;
  }
  const standingOfTaker = async () =>
    (await taker.licences()).map(({ pid, revokedAt }) => [pid, revokedAt !== null]);

  it("leaves the new owner's licence, and staff is alerted", async () => {
    const upgradePath = "auto-tune-pro-upgrade-from-pro-x";
    const paid = await buyTransferAndUpgrade({ path: "pro-x" }, upgradePath);
    const before = await countIssues(shop, "refundedAfterUpgrade");
    await giveBack(shop, paid);
    expect(await standingOfTaker()).toEqual([
      ["PID-pro-x", true],
      ["PID-auto-tune-pro", false],
    ]);
    expect(await countIssues(shop, "refundedAfterUpgrade")).toBe(before + 1);
  });

  it("does not return what the buyer had traded in for the licence", async () => {
    const traded = await giver.giveLegacyLicence();
    const paid = await buyTransferAndUpgrade(
      { path: "auto-tune-pro-upgrade-from-pro-x", sourceLicences: [traded] },
      "vocal-bundle-upgrade-from-pro-x",
    );
    await giveBack(shop, paid);
    expect(await standingOfTaker()).toEqual([
      ["PID-auto-tune-pro", true],
      ["PID-vocal-eq", false],
      ["PID-vocal-reverb", false],
    ]);
    expect(await giver.licences()).toMatchObject([{ id: traded, upgradedAt: expect.any(Date) }]);
  });
});

/** After it, what was bought can be transferred; a chargeback is still possible. */
async function endRefundPeriod(providerOrderId: string): Promise<void> {
  await shop.connection.database
    .update(order)
    .set({ placedAt: sql`placed_at - interval '20 days'` })
    .where(eq(order.providerOrderId, providerOrderId));
}

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
