import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { givePlan } from "../../identity/accounts/testing/give-plan.ts";
import { giveBelongings } from "../../identity/account-merges/testing/give-belongings.ts";
import { settledEmailQueue } from "./settled-email-queue.ts";
import { openRightsShop, type RightsShop } from "../../privacy/erasure/testing/rights-shop.ts";

let shop: RightsShop;
beforeAll(async () => {
  shop = await openRightsShop();
}, 60_000);
afterAll(() => shop.close());

const declaration = (changes: object = {}) => ({
  name: "Nina Voss",
  email: `${randomUUID()}@studio.test`,
  reference: "STU-1",
  part: "",
  language: "de",
  ...changes,
});
const declare = (body: object) => shop.browser().post("withdrawals", body);

async function stored(id: string) {
  const { rows } = await shop.web.database.execute<{ order_id: string | null; name: string }>(
    sql`select name, email, reference, part, order_id from shop.withdrawal where id = ${id}`,
  );
  return rows[0];
}

describe("withdrawing from a contract", () => {
  it("is stored as declared, with its time, and confirmed by email in its language", async () => {
    const body = declaration({ part: "AutoTune Pro" });
    const response = await declare(body);
    expect(response.statusCode).toBe(201);
    const { id, received_at: receivedAt } = response.json<{ id: string; received_at: string }>();
    expect(Math.abs(Date.parse(receivedAt) - Date.now())).toBeLessThan(10_000);
    const { name, email, reference, part } = body as Record<string, string>;
    expect(await stored(id)).toEqual({ name, email, reference, part, order_id: null });
    const [mailed] = await shop.mailsTo(String(email), 1);
    expect(mailed?.text).toContain(id);
    // Anybody can type this mailbox: what they write beside it is not for its owner.
    for (const written of [String(name), String(reference), "AutoTune Pro"])
      expect(mailed?.text).not.toContain(written);
  });

  it("finds the order where email address and number match, and never reveals it", async () => {
    const customer = await shop.newCustomer();
    const other = await shop.newCustomer();
    const amounts = { orders: 1, licences: 0, plans: 0, transfers: 0, exports: 0 };
    await giveBelongings(shop.web.database, customer, amounts);
    const { rows } = await shop.web.database.execute<{ reference: string; id: string }>(sql`
      update shop.order set reference = upper(reference) where account_id = ${customer.id}
      returning reference, id`);
    const reference = ` ${rows[0]?.reference.toLowerCase()} `;
    const right = await declare(declaration({ email: customer.email.toUpperCase(), reference }));
    const wrong = await declare(declaration({ email: other.email, reference }));
    expect([right.statusCode, Object.keys(right.json())]).toEqual([
      wrong.statusCode,
      Object.keys(wrong.json()),
    ]);
    expect((await stored(right.json<{ id: string }>().id))?.order_id).toBe(rows[0]?.id);
    const mails = await shop.mailsTo(customer.email, 1);
    expect(mails.at(-1)?.text.toUpperCase()).toContain(rows[0]?.reference);
    expect((await stored(wrong.json<{ id: string }>().id))?.order_id).toBeNull();
  });

  it("finds the order with which a plan began by the number of a later charge", async () => {
    const customer = await shop.newCustomer();
    const { database } = shop.web;
    await givePlan(database, customer.id, {});
    const reference = `REN-${randomUUID()}`.toUpperCase();
    const { rows } = await database.execute<{ order_id: string }>(sql`
      with charged as (
        insert into shop.subscription_charge
          (subscription_id, provider_key, reference, state, currency, total, charged_at)
        select id, ${reference}, ${reference}, 'completed', 'USD', 2499, now()
          from shop.subscription where account_id = ${customer.id}
        returning subscription_id)
      select line.order_id from charged
        join shop.subscription plan on plan.id = charged.subscription_id
        join shop.order_line line on line.id = plan.order_line_id`);
    const named = await declare(declaration({ email: customer.email, reference }));
    expect((await stored(named.json<{ id: string }>().id))?.order_id).toBe(rows[0]?.order_id);
    const wrong = await declare(declaration({ reference }));
    expect((await stored(wrong.json<{ id: string }>().id))?.order_id).toBeNull();
  });

  it.each([
    { email: "nobody" },
    { name: "  " },
    { reference: " " },
    { language: "xx" },
    { name: "a\u0000b" },
  ])("rejects %o", async (changes) => {
    expect((await declare(declaration(changes))).statusCode).toBe(400);
  });

  it("cannot fill another person's mailbox", async () => {
    const { email } = declaration();
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1)
      statuses.push((await declare(declaration({ email }))).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  });
});

describe("an accepted withdrawal", () => {
  const nothingDue = "nothing to refund";
  /** What the customer reads whose plan's order and first charge cost this, in cents. */
  async function accept(paid: { order: number; charge?: number; chargeState?: string }) {
    const customer = await shop.newCustomer();
    const { database } = shop.web;
    const plan = await givePlan(database, customer.id);
    const { rows } = await database.execute<{ reference: string }>(sql`
      update shop.order set total = ${paid.order} where account_id = ${customer.id}
      returning reference`);
    const reference = rows[0]?.reference ?? "";
    // Charges are read by the order's number in capitals.
    await database.execute(sql`
      update shop.order set reference = upper(reference) where account_id = ${customer.id}`);
    if (paid.charge !== undefined)
      await database.execute(sql`
        insert into shop.subscription_charge
          (subscription_id, provider_key, state, currency, total, charged_at)
        values (${plan}, ${randomUUID()}, ${paid.chargeState ?? "completed"}, 'USD',
          ${paid.charge}, now())`);
    const declared = await declare(
      declaration({ email: customer.email, reference, language: "en" }),
    );
    const { id: withdrawalId } = declared.json<{ id: string }>();
    await database.execute(sql`
      update shop.withdrawal set state = 'refunded', settled_at = now()
       where id = ${withdrawalId}`);
    const enqueue = await shop.worker.readyToEnqueue();
    await shop.worker.transact((transaction) =>
      enqueue(transaction, settledEmailQueue, [{ withdrawalId }]),
    );
    const mails = await shop.mailsTo(customer.email, 2);
    return mails.find(({ messageId }) => messageId.includes("withdrawal-settled-"))?.text;
  }

  it("promises no refund for a trial that was not charged", async () => {
    const text = await accept({ order: 0, charge: 2499, chargeState: "failed" });
    expect(text).toContain(nothingDue);
    expect(text).not.toContain("original payment method");
  });

  it.each([
    { title: "an order that was paid", order: 2499 },
    { title: "a trial that was charged meanwhile", order: 0, charge: 2499 },
    {
      title: "a trial whose charge was refunded already",
      order: 0,
      charge: 2499,
      chargeState: "refunded",
    },
  ])("promises the money back for $title", async ({ title: _title, ...paid }) => {
    const text = await accept(paid);
    expect(text).toContain("We’re refunding what you paid for it.");
    expect(text).not.toContain(nothingDue);
  });
});
