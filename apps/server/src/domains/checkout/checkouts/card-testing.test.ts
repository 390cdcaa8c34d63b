import { personKey } from "@autotune/commerce";
import type { CheckoutResponse } from "@autotune/contract";
import { declinedPayment } from "@autotune/database/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../../identity/accounts/testing/visitor.ts";
import { deleteOldDeclines, purgeOldPlaces } from "./jobs.ts";
import {
  openCheckoutFixture,
  signUp,
  visit,
  type CheckoutFixture,
} from "./testing/checkout-fixture.ts";

let checkoutFixture: CheckoutFixture;
beforeAll(async () => {
  checkoutFixture = await openCheckoutFixture();
}, 60_000);
afterAll(() => checkoutFixture.close());

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

/** Declined payments of a checkout, the last of them this many seconds ago. */
async function decline(checkoutId: string, count: number, secondsAgo = 0): Promise<void> {
  for (let time = 0; time < count; time += 1) {
    await checkoutFixture.database.execute(sql`
      insert into ${declinedPayment} (provider_order_id, checkout_id, place, person, declined_at)
      select gen_random_uuid(), id, place, email, now() - make_interval(secs => ${secondsAgo})
        from shop.checkout where id = ${checkoutId}`);
  }
}

async function open(who: Visitor, payload: object = newGuest()) {
  const response = await who.post("checkout", payload);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<CheckoutResponse>().checkoutId;
}

async function heldBack(who: Visitor, payload: object = newGuest()): Promise<number> {
  const sessions = await checkoutFixture.countSessions();
  const response = await who.post("checkout", payload);
  expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
    429,
    "tooManyRequests",
  ]);
  expect(await checkoutFixture.countSessions()).toBe(sessions);
  return Number(response.headers["retry-after"]);
}

describe("declined payments", () => {
  it("block their origin, longer with each, under any claimed identity", async () => {
    const place = { "x-forwarded-for": "10.9.9.9" };
    const thief = () => visit(checkoutFixture, place);
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
    // Everyone else is unaffected.
    await open(visit(checkoutFixture));
    await checkoutFixture.database.execute(
      sql`update shop.declined_payment set declined_at = declined_at - interval '61 minutes'`,
    );
    await open(thief());
  });

  /** Six for this checkout, whose origin nothing else shares. */
  async function declineElsewhere(checkout: string, email: string): Promise<void> {
    await decline(checkout, 6);
    await checkoutFixture.database.execute(sql`
      update shop.declined_payment set person = ${personKey(email)}, place = 'elsewhere'
       where checkout_id = ${checkout}`);
  }

  it("block a signed-in person, from any origin and in any spelling of their email address", async () => {
    const mule = await signUp(checkoutFixture, "mule.one@gmail.com");
    await declineElsewhere(await open(mule.visitor, cart), mule.email);
    expect(await heldBack(mule.visitor, cart)).toBeGreaterThan(100);
    const again = await signUp(checkoutFixture, "m.u.l.e.o.n.e@gmail.com");
    expect(await heldBack(again.visitor, cart)).toBeGreaterThan(100);
    const other = await signUp(checkoutFixture, "muletwo@gmail.com");
    await open(other.visitor, cart);
  });

  it("of a guest do not block the person whose email address they typed", async () => {
    const email = "victim@gmail.com";
    await declineElsewhere(await open(visit(checkoutFixture), newGuest(email)), email);
    expect((await visit(checkoutFixture).post("checkout", newGuest(email))).statusCode).toBe(200);
    const victim = await signUp(checkoutFixture, email);
    expect((await victim.visitor.post("checkout", cart)).statusCode).toBe(200);
  });

  it("no longer count when the wait is over", async () => {
    const visitor = visit(checkoutFixture);
    const checkout = await open(visitor);
    await decline(checkout, 5, 59);
    expect(await heldBack(visitor)).toBeLessThanOrEqual(1);
    await checkoutFixture.database.execute(sql`
      update shop.declined_payment set declined_at = declined_at - interval '2 seconds'
       where checkout_id = ${checkout}`);
    await open(visitor);
  });

  it("are deleted after 30 days, and after 60 the origin of a checkout", async () => {
    const checkouts = [
      await open(visit(checkoutFixture)),
      await open(visit(checkoutFixture)),
      await open(visit(checkoutFixture)),
    ];
    const ages = [29, 31, 61];
    for (const [index, id] of checkouts.entries()) {
      await decline(id, 1, (ages[index] ?? 0) * 24 * 60 * 60);
      await checkoutFixture.database.execute(sql`
        update shop.checkout set created_at = now() - ${ages[index]} * interval '1 day'
         where id = ${id}`);
    }
    // Their events, and a later successful payment.
    await checkoutFixture.database.execute(sql`
      insert into shop.provider_event (event_id, type, live, occurred_at, data, handled_at)
      select type || provider_order_id, type, false, declined_at, jsonb_build_object(
        'id', provider_order_id, 'customer', '{}'::jsonb, 'ipAddress', '198.51.100.7'), now()
        from shop.declined_payment, unnest(array['order.failed', 'order.completed']) type
       where checkout_id in ${checkouts}`);
    expect(await deleteOldDeclines(checkoutFixture.database)).toBe(2);
    const { rows: events } = await checkoutFixture.database.execute(sql`
      select type, (data ?| array['customer', 'ipAddress']) as names_them, count(*)::integer
        from shop.provider_event group by 1, 2 order by 1, 2`);
    expect(events).toEqual([
      { type: "order.completed", names_them: true, count: 3 },
      { type: "order.failed", names_them: false, count: 2 },
      { type: "order.failed", names_them: true, count: 1 },
    ]);
    expect(await purgeOldPlaces(checkoutFixture.database)).toBe(1);
    const { rows } = await checkoutFixture.database.execute(sql`
      select place <> '' as placed, exists (
          select from shop.declined_payment where checkout_id = checkout.id) as declined
        from shop.checkout where created_at < now() - interval '2 days' order by created_at desc`);
    expect(rows).toEqual([
      { placed: true, declined: true },
      { placed: true, declined: false },
      { placed: false, declined: false },
    ]);
  });

  it("are counted in a metric", async () => {
    const metrics = await checkoutFixture.app.metrics.metrics();
    expect(metrics).toMatch(/checkouts_total\{outcome="heldBack"\} [1-9]/);
  });
});
