import type { FoundOrders, ListedOrder } from "@autotune/contract";
import {
  account,
  mailReport,
  order,
  orderLine,
  subscription,
  subscriptionCharge,
  withdrawal,
} from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buy, untilSettled } from "../../../../test/purchases.ts";
import { makeCustomer, type Customer } from "../../orders/fulfilment/testing/customer.ts";
import {
  openSupportConsole,
  reason,
  type OpenSupportConsole,
} from "../console/testing/open-support-console.ts";

let supportConsole: OpenSupportConsole;
let shop: OpenSupportConsole["shop"];
let ana: Customer;
let ben: Customer;
/** The reference of Ana's, of Ben's with two lines, and of Ben's plan. */
let references: readonly [string, string, string];
beforeAll(async () => {
  supportConsole = await openSupportConsole();
  ({ shop } = supportConsole);
  ana = await makeCustomer(shop);
  ben = await makeCustomer(shop);
  const { database } = shop.connection;
  await database
    .update(account)
    .set({ firstName: "Ottoline", lastName: "Grey-100%" })
    .where(eq(account.id, ana.accountId));
  const first = await supportConsole.buy(ana, "pro-x");
  const second = await supportConsole.buy(ben, "auto-tune-pro", "vocal-eq");
  const third = await supportConsole.buy(ben, "unlimited-monthly");
  references = [first.reference, second.reference, third.reference];
  // An hour apart, so that their order is certain.
  for (const [hours, reference] of references.entries())
    await database
      .update(order)
      .set({ placedAt: sql`timestamptz '2026-03-01 10:00Z' + ${hours} * interval '1 hour'` })
      .where(eq(order.reference, reference));
}, 90_000);
afterAll(() => shop.close());

async function find(body: object): Promise<FoundOrders> {
  const response = await supportConsole.support.post("orders/find", body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<FoundOrders>();
}
const namesOf = (orders: readonly ListedOrder[]) => orders.map(({ reference }) => reference);
const found = async (body: object) => namesOf((await find(body)).orders);

it("lists all orders, the newest first, with what each is about", async () => {
  const { orders, next, choices } = await find({});
  const [one, two, three] = references;
  expect(namesOf(orders)).toEqual([three, two, one]);
  expect(next).toBeNull();
  expect(orders[1]).toMatchObject({
    standing: "paid",
    concerns: [],
    traits: [],
    customer: { id: ben.accountId, email: ben.email },
    currency: "USD",
    refunded: 0,
    products: ["AutoTune Pro", "Vocal EQ"],
  });
  expect(orders[0]?.traits).toEqual(["plan"]);
  expect(choices.products).toContainEqual({ path: "pro-x", name: expect.any(String) });
  expect(choices.countries).toContain(orders[0]?.country);
});

it("finds by any part of a name or an email address, and takes its signs literally", async () => {
  const [one, two, three] = references;
  expect(await found({ query: "line gr" })).toEqual([one]);
  expect(await found({ query: "Y-100%" })).toEqual([one]);
  expect(await found({ query: "grey%100" })).toEqual([]);
  expect(await found({ query: ben.email.slice(2, 14).toUpperCase() })).toEqual([three, two]);
  const short = await supportConsole.support.post("orders/find", { query: "li" });
  expect(short.statusCode).toBe(400);
});

it("finds by an order number, and by the visible end of a serial number", async () => {
  const [one] = references;
  expect(await found({ query: ` ${one.toLowerCase()} ` })).toEqual([one]);
  const [licence] = await ana.licences();
  for (const query of [licence?.serial ?? "", licence?.serial.slice(-4).toLowerCase()])
    expect(namesOf((await find({ query })).bySerial)).toEqual([one]);
});

it("narrows by state, kind, period, product, country and currency", async () => {
  const [one, two, three] = references;
  expect(await found({ product: "vocal-eq" })).toEqual([two]);
  expect(await found({ trait: "plan" })).toEqual([three]);
  expect(await found({ trait: "gift" })).toEqual([]);
  expect(await found({ currency: "EUR" })).toEqual([]);
  expect(await found({ currency: "USD", product: "pro-x" })).toEqual([one]);
  expect(await found({ from: "2026-03-01", to: "2026-03-01" })).toHaveLength(3);
  expect(await found({ from: "2026-03-02" })).toEqual([]);
  expect(await found({ to: "2026-02-28" })).toEqual([]);
  expect(await found({ country: "JP" })).toEqual([]);
  expect(await found({ standing: "failed" })).toEqual([]);
  expect(await found({ standing: "paid" })).toHaveLength(3);
});

it("goes on after the last one of a page, also where orders have the same time", async () => {
  const [one, two, three] = references;
  const { database } = shop.connection;
  const { orders } = await find({});
  const cursor = `${orders[0]?.placedAt}~${await idOf(three)}`;
  expect(await found({ after: cursor })).toEqual([two, one]);
  const sameTime = `${orders[1]?.placedAt}~${(await idOf(two)) + 1}`;
  expect(await found({ after: sameTime })).toEqual([two, one]);
  for (const after of ["2026-99-99T00~1", "2026~1", "2026-02-30T10:00:00.000000Z~1"]) {
    const wrong = await supportConsole.support.post("orders/find", { after });
    expect(wrong.statusCode, after).toBe(400);
  }
  const noDay = await supportConsole.support.post("orders/find", { from: "0000-01-01" });
  expect(noDay.statusCode).toBe(400);

  async function idOf(reference: string): Promise<number> {
    const [row] = await database
      .select({ id: order.id })
      .from(order)
      .where(eq(order.reference, reference));
    return row?.id ?? 0;
  }
});

it("counts and lists what somebody should look at, with the reason", async () => {
  const { database } = shop.connection;
  const waiting = async () => (await supportConsole.support.get("waiting")).json<object>();
  const nothing = { ordersToLookAt: 0, openWithdrawals: 0, openCancellations: 0, failedEmails: 0 };
  expect(await waiting()).toEqual(nothing);
  const [one, two] = references;
  const [bought] = await database.select().from(order).where(eq(order.reference, one));
  await database.insert(withdrawal).values({
    name: "Ana",
    email: ana.email,
    reference: one,
    language: "es",
    orderId: bought?.id ?? 0,
  });
  await database.update(order).set({ state: "pending" }).where(eq(order.reference, two));
  expect(await waiting()).toEqual({ ...nothing, ordersToLookAt: 2, openWithdrawals: 1 });
  const { orders } = await find({ standing: "toLookAt" });
  expect(orders.map(({ reference, concerns }) => [reference, concerns])).toEqual([
    [two, ["pending"]],
    [one, ["withdrawal"]],
  ]);
  await database.update(order).set({ state: "completed" }).where(eq(order.reference, two));
  await database.delete(withdrawal);

  // A new order whose email comes back.
  await database.insert(mailReport).values({ email: ben.email, kind: "hard" });
  const { order: fresh } = await buy(shop, {
    accountId: ben.accountId,
    lines: [{ path: "vocal-eq" }],
  });
  expect(await found({ standing: "toLookAt" })).toEqual([fresh.reference]);
  expect(await found({ standing: "emailFailed" })).toEqual([fresh.reference]);
  expect(await waiting()).toEqual({ ...nothing, ordersToLookAt: 1, failedEmails: 1 });
  await database.delete(mailReport);
});

const linesOf = (reference: string) =>
  shop.connection.database
    .select({ id: orderLine.id })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(eq(order.reference, reference))
    .orderBy(orderLine.position);

it("tells what was refunded in part from what was refunded", async () => {
  const [, two] = references;
  const lines = await linesOf(two);
  const refund = (line: number | undefined) =>
    supportConsole.manager.post(`orders/${two}/refund`, { lines: [line], reason });
  expect((await refund(lines[1]?.id)).statusCode).toBe(204);
  await untilSettled(shop);
  expect(await found({ standing: "partlyRefunded" })).toEqual([two]);
  expect(await found({ standing: "refunded" })).toEqual([]);
  expect((await refund(lines[0]?.id)).statusCode).toBe(204);
  await untilSettled(shop);
  expect(await found({ standing: "partlyRefunded" })).toEqual([]);
  expect(await found({ standing: "refunded" })).toEqual([two]);
});

it("writes down that somebody looked, and not for what or whom", async () => {
  await find({ query: "Grey-100", currency: "USD" });
  const { entries } = await supportConsole.audit();
  expect(entries[0]).toMatchObject({
    action: "order.list",
    subject: "orders",
    details: { currency: "USD", searched: true, found: [references[0]] },
  });
  expect(JSON.stringify(entries)).not.toContain("Grey-100");
});

it("lists a refund that the provider has not confirmed for a day, of an order or of a later charge", async () => {
  const { transact } = shop.connection;
  const [one, , three] = references;
  const [line] = await linesOf(one);
  const [planLine] = await linesOf(three);
  const [plan] = await shop.connection.database
    .select({ id: subscription.id })
    .from(subscription)
    .where(eq(subscription.orderLineId, planLine?.id ?? 0));
  const [charge] = await shop.connection.database
    .insert(subscriptionCharge)
    .values({
      subscriptionId: plan?.id ?? 0,
      providerKey: "a later charge",
      state: "completed",
      currency: "USD",
      total: 2499,
      chargedAt: new Date(),
    })
    .returning({ id: subscriptionCharge.id });
  await transact(async (transaction) => {
    // An entry has the time at which it is written; this one was yesterday's.
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql`
      insert into audit.entry (id, at, staff_id, staff, role, action, subject, details, previous_hash, hash)
      values (1000000, now() - interval '25 hours', 1, 'm@desk.test', 'manager', 'order.refund', 'account 1',
              ${JSON.stringify({ order: one, lines: [line?.id] })}::jsonb, '', ''),
             (1000001, now() - interval '25 hours', 1, 'm@desk.test', 'manager', 'order.refund', 'account 1',
              ${JSON.stringify({ order: "later", charge: charge?.id })}::jsonb, '', '')`);
  });
  const toLookAt = async () =>
    (await find({ standing: "toLookAt" })).orders.map(({ reference, concerns }) => [
      reference,
      concerns,
    ]);
  expect(await toLookAt()).toEqual([
    [three, ["refund"]],
    [one, ["refund"]],
  ]);
  await shop.connection.database
    .update(subscriptionCharge)
    .set({ state: "refunded", refundedAt: new Date() });
  expect(await toLookAt()).toEqual([[one, ["refund"]]]);
});
