import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpCrowd, type PaidPurchase } from "./crowd.ts";
import type { Buyer } from "./buyer.ts";
import { onceEach, whenDelivered } from "./delivered.ts";
import { startShopUnderFault, type ShopUnderFault } from "./shop-under-fault.ts";
import { sized } from "./size.ts";

let shop: ShopUnderFault;
let crowd: Buyer[];
beforeAll(async () => {
  shop = await startShopUnderFault(4800);
  crowd = await signUpCrowd(shop, 16);
});
afterAll(() => shop.stop());

async function setDelivery(controls: object): Promise<void> {
  const response = await fetch(`${shop.sandboxUrl}/controls/delivery`, {
    method: "PUT",
    headers: {
      authorization: `Bearer ${shop.environment["CONTROLS_TOKEN"]}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(controls),
  });
  expect(response.status).toBe(200);
}

describe("Webhooks", () => {
  // Every event comes three times: ten thousand deliveries in the whole plan.
  const purchases = sized({ whole: 3334, usual: 334 });

  it(`${purchases} purchases whose events come three times and mixed up, while two tabs return: one order each`, async () => {
    await setDelivery({ duplicates: 2, reorder: true });
    const paid: PaidPurchase[] = [];
    let left = purchases;
    await Promise.all(
      crowd.map(async (buyer) => {
        while (left > 0) {
          left -= 1;
          const purchase = await buyer.openCheckout();
          await buyer.pay(purchase);
          paid.push({ buyer, ...purchase });
          const untilDelivered = async () => {
            while ((await buyer.orderOf(purchase)) === null) await wait(50);
          };
          await Promise.all([untilDelivered(), untilDelivered()]);
        }
      }),
    );
    expect(paid).toHaveLength(purchases);
    expect(await whenDelivered(shop, paid)).toEqual(onceEach(paid));
  }, 1_800_000);

  const forgeries = sized({ whole: 1000, usual: 100 });
  it(`${forgeries} forged ones: all refused, nothing stored`, async () => {
    const client = new pg.Client({ connectionString: shop.databaseUrl });
    await client.connect();
    const stored = async () =>
      (
        await client.query(`
          select (select count(*) from shop.provider_event) as events,
                 (select count(*) from shop.provider_event_key) as keys,
                 (select count(*) from shop.order) as orders`)
      ).rows;
    const before = await stored();
    const secret = shop.environment["PAYMENT_WEBHOOK_SECRET"] ?? "";
    const sign = (body: string, key: string) =>
      createHmac("sha256", key).update(body).digest("base64");
    const forge = [
      () => "",
      (body: string) => sign(body, "another secret"),
      (body: string) => sign(`${body} `, secret),
      (body: string) => sign(body, secret).slice(0, -4),
      (body: string) => Buffer.from(sign(body, secret), "base64").toString("hex"),
    ];
    const statuses = new Map<number, number>();
    for (let index = 0; index < forgeries; index += 1) {
      const event = {
        id: randomUUID(),
        type: "order.completed",
        live: false,
        created: 1,
        data: {},
      };
      const body = JSON.stringify({ events: [event] });
      const signature = forge[index % forge.length]?.(body) ?? "";
      const { status } = await fetch(
        `http://127.0.0.1:${shop.webPorts[index % 2]}/webhooks/payments`,
        {
          method: "POST",
          headers: { "content-type": "application/json", "x-fs-signature": signature },
          body,
        },
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([[401, forgeries]]);
    expect(await stored()).toEqual(before);
    await client.end();
  });
});
