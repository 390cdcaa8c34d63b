import { randomUUID } from "node:crypto";
import type { RejectedCartResponse } from "@autotune/contract";
import { trialLimits } from "@autotune/commerce";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../../identity/accounts/testing/visitor.ts";
import { openCheckoutFixture, visit, type CheckoutFixture } from "./testing/checkout-fixture.ts";

let checkoutFixture: CheckoutFixture;
beforeAll(async () => {
  checkoutFixture = await openCheckoutFixture();
}, 60_000);
afterAll(() => checkoutFixture.close());

const cart = {
  lines: [{ path: "auto-tune-unlimited-monthly-14d-free", quantity: 1, unitPrice: 2500 }],
  currency: "USD",
  language: "en",
  renewalTerms: "You pay this every month until you cancel.",
};

async function signUpFrom(ipAddress: string): Promise<{ visitor: Visitor; id: number }> {
  const visitor = visit(checkoutFixture, { "x-forwarded-for": ipAddress });
  const created = await visitor.createAccount(`${randomUUID()}@studio.test`);
  return { visitor, id: created.json<{ id: number }>().id };
}

async function reasonFor(visitor: Visitor, payload: object = cart): Promise<string | undefined> {
  const response = await visitor.post("checkout", payload);
  return response.json<Partial<RejectedCartResponse>>().lines?.[0]?.reason;
}

/** Trials of other people, as orders record them. */
async function beginTrials(
  count: number,
  {
    place,
    device,
    id,
    daysAgo = 0,
  }: { place?: string; device?: Buffer; id: number; daysAgo?: number },
): Promise<void> {
  await checkoutFixture.database.execute(sql`
    insert into shop.trial_use (person, account_id, provider_order_id, used_at, place, device)
    select gen_random_uuid()::text, other.id, gen_random_uuid()::text,
           now() - make_interval(days => ${daysAgo}), ${place ?? null}, ${device ?? null}::bytea
      from generate_series(1, ${count}), (select id from shop.account where id <> ${id} limit 1) other`);
}

describe("trials from one network", () => {
  it("are refused beyond what a household or studio needs, until days have passed", async () => {
    await signUpFrom("192.0.2.1");
    const { visitor, id } = await signUpFrom("192.0.2.7");
    const { trials, days } = trialLimits.network;
    await beginTrials(trials, { place: "192.0.2.7", id, daysAgo: days + 1 });
    await beginTrials(trials - 1, { place: "192.0.2.7", id });
    expect(await reasonFor(visitor)).toBeUndefined();
    await beginTrials(1, { place: "192.0.2.7", id });
    const next = await signUpFrom("192.0.2.7");
    expect(await reasonFor(next.visitor)).toBe("trialLimitReached");
    expect(await reasonFor((await signUpFrom("192.0.2.8")).visitor)).toBeUndefined();
  });

  it("are not counted where the edge does not say who asks", async () => {
    const { visitor, id } = await signUpFrom("127.0.0.1");
    await beginTrials(trialLimits.network.trials, { place: "127.0.0.1", id });
    expect(await reasonFor(visitor)).toBeUndefined();
  });
});

describe("trials in one browser", () => {
  it("are refused beyond a few, whatever the account and the network", async () => {
    const { visitor, id } = await signUpFrom("192.0.2.20");
    await reasonFor(visitor);
    const { rows } = await checkoutFixture.database.execute<{ device: Buffer }>(
      sql`select device from shop.checkout where account_id = ${id}`,
    );
    const device = rows[0]?.device;
    expect(device).toBeInstanceOf(Buffer);
    await beginTrials(trialLimits.browser.trials, { ...(device && { device }), id });
    // A cart of its own, so that the open checkout is not continued.
    expect(await reasonFor(visitor, { ...cart, language: "de" })).toBe("trialLimitReached");
  });
});
