import { personKey } from "@autotune/commerce";
import type { CheckoutAnswer } from "@autotune/contract";
import { declinedPayment } from "@autotune/database/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../accounts/testing/visitor.ts";
import { deleteOldDeclines, forgetOldPlaces } from "./jobs.ts";
import { openTill, signUp, visit, type Till } from "./testing/till.ts";

let till: Till;
beforeAll(async () => {
  till = await openTill();
}, 60_000);
afterAll(() => till.close());

const cart = {
  lines: [{ path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 }],
  currency: "USD",
  language: "en",
};
let guests = 0;
const newGuest = (email = `thief${++guests}@studio.test`) => ({
  ...cart,
  guest: { email, first_name: "Eve", last_name: "Rey" },
});

/** Payments of a checkout that the provider declined, the last of them so many seconds ago. */
async function decline(checkoutId: string, count: number, secondsAgo = 0): Promise<void> {
  for (let time = 0; time < count; time += 1) {
    await till.database.execute(sql`
      insert into ${declinedPayment} (provider_order_id, checkout_id, place, person, declined_at)
      select gen_random_uuid(), id, place, email, now() - make_interval(secs => ${secondsAgo})
        from shop.checkout where id = ${checkoutId}`);
  }
}

async function open(who: Visitor, payload: object = newGuest()) {
  const answer = await who.post("checkout", payload);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<CheckoutAnswer>().checkoutId;
}

async function heldBack(who: Visitor, payload: object = newGuest()): Promise<number> {
  const sessions = await till.countSessions();
  const answer = await who.post("checkout", payload);
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
    429,
    "tooManyRequests",
  ]);
  expect(await till.countSessions()).toBe(sessions);
  return Number(answer.headers["retry-after"]);
}

describe("declined payments", () => {
  it("hold back the place that they come from, longer with each, whoever it claims to be", async () => {
    const place = { "x-forwarded-for": "10.9.9.9" };
    const thief = () => visit(till, place);
    const checkout = await open(thief());
    await decline(checkout, 4);
    await open(thief());
    await decline(checkout, 1);
    expect(await heldBack(thief())).toBeGreaterThan(55);
    expect(await heldBack(thief())).toBeLessThanOrEqual(60);
    await decline(checkout, 2);
    expect(await heldBack(thief())).toBeGreaterThan(200);
    await decline(checkout, 20);
    expect(await heldBack(thief())).toBeGreaterThan(3500);
    // Everybody else goes on.
    await open(visit(till));
    await till.database.execute(
      sql`update shop.declined_payment set declined_at = declined_at - interval '61 minutes'`,
    );
    await open(thief());
  });

  /** Six of this checkout, whose place nobody else has. */
  async function declineElsewhere(checkout: string, email: string): Promise<void> {
    await decline(checkout, 6);
    await till.database.execute(sql`
      update shop.declined_payment set person = ${personKey(email)}, place = 'elsewhere'
       where checkout_id = ${checkout}`);
  }

  it("hold back who is signed in, wherever they come from and however they write their address", async () => {
    const mule = await signUp(till, "mule.one@gmail.com");
    await declineElsewhere(await open(mule.visitor, cart), mule.email);
    expect(await heldBack(mule.visitor, cart)).toBeGreaterThan(100);
    const again = await signUp(till, "m.u.l.e.o.n.e@gmail.com");
    expect(await heldBack(again.visitor, cart)).toBeGreaterThan(100);
    const other = await signUp(till, "muletwo@gmail.com");
    await open(other.visitor, cart);
  });

  it("of a guest hold nobody back whose address they typed", async () => {
    const email = "victim@gmail.com";
    await declineElsewhere(await open(visit(till), newGuest(email)), email);
    expect((await visit(till).post("checkout", newGuest(email))).statusCode).toBe(200);
    const victim = await signUp(till, email);
    expect((await victim.visitor.post("checkout", cart)).statusCode).toBe(200);
  });

  it("are forgiven when the wait is over", async () => {
    const visitor = visit(till);
    const checkout = await open(visitor);
    await decline(checkout, 5, 59);
    expect(await heldBack(visitor)).toBeLessThanOrEqual(1);
    await till.database.execute(sql`
      update shop.declined_payment set declined_at = declined_at - interval '2 seconds'
       where checkout_id = ${checkout}`);
    await open(visitor);
  });

  it("are forgotten after 30 days, and after 60 the place that a checkout was opened from", async () => {
    const checkouts = [await open(visit(till)), await open(visit(till)), await open(visit(till))];
    const ages = [29, 31, 61];
    for (const [index, id] of checkouts.entries()) {
      await decline(id, 1, (ages[index] ?? 0) * 24 * 60 * 60);
      await till.database.execute(sql`
        update shop.checkout set created_at = now() - ${ages[index]} * interval '1 day'
         where id = ${id}`);
    }
    // What told of them, and that they were paid after all.
    await till.database.execute(sql`
      insert into shop.provider_event (event_id, type, live, occurred_at, data, handled_at)
      select type || provider_order_id, type, false, declined_at, jsonb_build_object(
        'id', provider_order_id, 'customer', '{}'::jsonb, 'ipAddress', '198.51.100.7'), now()
        from shop.declined_payment, unnest(array['order.failed', 'order.completed']) type
       where checkout_id in ${checkouts}`);
    expect(await deleteOldDeclines(till.database)).toBe(2);
    const { rows: told } = await till.database.execute(sql`
      select type, (data ?| array['customer', 'ipAddress']) as names_them, count(*)::integer
        from shop.provider_event group by 1, 2 order by 1, 2`);
    expect(told).toEqual([
      { type: "order.completed", names_them: true, count: 3 },
      { type: "order.failed", names_them: false, count: 2 },
      { type: "order.failed", names_them: true, count: 1 },
    ]);
    expect(await forgetOldPlaces(till.database)).toBe(1);
    const { rows } = await till.database.execute(sql`
      select place <> '' as placed, exists (
          select from shop.declined_payment where checkout_id = checkout.id) as declined
        from shop.checkout where created_at < now() - interval '2 days' order by created_at desc`);
    expect(rows).toEqual([
      { placed: true, declined: true },
      { placed: true, declined: false },
      { placed: false, declined: false },
    ]);
  });

  it("are counted where an operator sees them", async () => {
    const metrics = await till.app.metrics.metrics();
    expect(metrics).toMatch(/checkouts_total\{outcome="heldBack"\} [1-9]/);
  });
});
