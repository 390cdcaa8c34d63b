import { checkout, coupon, promotionUse } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  buy,
  openPurchase,
  pay,
  providerOf,
  untilSettled,
  type Purchase,
} from "../../../../test/purchases.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { makeCustomer, type Customer } from "./testing/customer.ts";

let shop: TestShop;
let customer: Customer;
beforeAll(async () => {
  shop = await openTestShop();
  await providerOf(shop).pushProducts(productsToPush);
  await shop.connection.database.insert(coupon).values({
    code: "ONCE",
    worth: { kind: "discount", fraction: 0.1 },
    combine: true,
    oncePerPerson: true,
  });
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await makeCustomer(shop);
});

const reduced = { path: "auto-tune-pro", listPrice: 45_900, unitPrice: 41_310 };
const open = (
  lines: readonly { readonly path: string }[],
  codes: object = { couponCode: "ONCE" },
) => openPurchase(shop, { accountId: customer.accountId, lines, ...codes });

async function settle(purchase: Purchase, how?: object) {
  const order = await pay(shop, purchase, how);
  await untilSettled(shop);
  return order;
}

const replace = ({ checkoutId }: Purchase) =>
  shop.connection.database
    .update(checkout)
    .set({ replacedAt: new Date() })
    .where(eq(checkout.id, checkoutId));

const reserve = ({ checkoutId }: Purchase) =>
  shop.connection.database.execute(sql`
    insert into shop.discount_reservation (kind, code, holder, checkout_id, expires_at)
    values ('coupon', 'ONCE', ${customer.email}, ${checkoutId}, now() + interval '1 hour')`);

async function reservedUntil({ checkoutId }: Purchase): Promise<string> {
  const { rows } = await shop.connection.database.execute<{ state: string }>(sql`
    select case when expires_at > now() + interval '7 days' then 'long' else 'hours' end as state
      from shop.discount_reservation where checkout_id = ${checkoutId}`);
  return rows[0]?.state ?? "none";
}

const valid = async () =>
  (await customer.licences()).filter(({ revokedAt }) => revokedAt === null).map(({ pid }) => pid);

describe("a discount that counts once and is paid with twice", () => {
  it("is honoured where the earlier checkout had merely expired: it was promised, and paid", async () => {
    const [expired, later] = [await open([reduced]), await open([reduced])];
    await settle(later);
    await settle(expired);
    expect(await valid()).toEqual(["PID-auto-tune-pro", "PID-auto-tune-pro"]);
    expect(customer.mails()).not.toContain("refund");
  });

  it.each(["first", "last"] as const)(
    "is given once where a replaced checkout is paid as well, %s",
    async (when) => {
      const old = await open([reduced]);
      const current = await open([reduced, { path: "vocal-eq" }]);
      await replace(old);
      for (const one of when === "first" ? [old, current] : [current, old]) await settle(one);
      // What cost its full price stays.
      expect((await valid()).filter((pid) => pid === "PID-auto-tune-pro")).toHaveLength(1);
      expect((await valid()).filter((pid) => pid === "PID-vocal-eq")).toHaveLength(1);
      expect(customer.mails().filter((kind) => kind === "refund")).toHaveLength(1);
    },
  );

  it("is given once where it is a personal promotion", async () => {
    const promotionCode = `OWN-${customer.accountId}`;
    await shop.connection.database.execute(sql`
      insert into shop.promotion (code, id, offer_tag, prices, for_account_id) values
        (${promotionCode}, ${promotionCode.toLowerCase()}, 'own', '{"auto-tune-pro": {}}', ${customer.accountId})`);
    const promoted = [{ path: "auto-tune-pro", unitPrice: 9900 }];
    const [old, current] = [
      await open(promoted, { promotionCode }),
      await open([...promoted, { path: "vocal-eq" }], { promotionCode }),
    ];
    await replace(old);
    await settle(current);
    await settle(old);
    expect((await valid()).toSorted()).toEqual(["PID-auto-tune-pro", "PID-vocal-eq"]);
  });
});

describe("a reservation", () => {
  it("ends with the payment", async () => {
    const purchase = await open([reduced]);
    await reserve(purchase);
    await settle(purchase);
    expect(await reservedUntil(purchase)).toBe("none");
  });

  it("waits for a bank transfer, and is free where that does not come", async () => {
    const purchase = await open([reduced]);
    await reserve(purchase);
    const { id } = await settle(purchase, { method: "bank" });
    expect(await reservedUntil(purchase)).toBe("long");
    await shop.sandbox.control("POST", `/orders/${id}/settle`, { outcome: "failed" });
    await untilSettled(shop);
    expect(await reservedUntil(purchase)).toBe("none");
  });
});

describe("a promotion code", () => {
  it("is recorded as used by whom and for which order, also where editors published it", async () => {
    await shop.connection.database.execute(sql`
      insert into shop.promotion (code, id, offer_tag, prices, once_per_person)
      values ('AUTUMN', 'autumn', 'autumn', '{"auto-tune-pro": {}}', true) on conflict do nothing`);
    const { order } = await buy(shop, {
      accountId: customer.accountId,
      lines: [{ path: "auto-tune-pro" }],
      promotionCode: "AUTUMN",
    });
    expect(
      await shop.connection.database
        .select()
        .from(promotionUse)
        .where(eq(promotionUse.providerOrderId, order.id)),
    ).toMatchObject([{ code: "AUTUMN", person: customer.email }]);
  });
});
