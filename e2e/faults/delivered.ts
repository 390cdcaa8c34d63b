import pg from "pg";
import { expect, vi } from "vitest";
import { orderOrNull, type PaidPurchase } from "./crowd.ts";
import type { ShopUnderFault } from "./shop-under-fault.ts";

interface Delivered {
  readonly orders: number;
  readonly serials: number;
}

/** How much is delivered when each payment brought one order with one licence, and nobody got anything else. */
export const onceEach = ({ length }: readonly PaidPurchase[]): Delivered => ({
  orders: length,
  serials: length,
});

/** What the shop holds, once each purchase has its order with one licence. */
export async function whenDelivered(
  shop: ShopUnderFault,
  paid: readonly PaidPurchase[],
  { timeout = 120_000 } = {},
): Promise<Delivered> {
  let open = paid;
  await vi.waitFor(
    async () => {
      const left: PaidPurchase[] = [];
      for (const purchase of open) {
        const order = await orderOrNull(purchase.buyer, purchase);
        if (order?.state !== "completed" || order.lines[0]?.licences.length !== 1)
          left.push(purchase);
      }
      open = left;
      expect(open.map(({ checkoutId }) => checkoutId)).toEqual([]);
    },
    { timeout, interval: 500 },
  );
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const { rows } = await client.query<Delivered>(`
    select (select count(*)::int from shop.order) as orders,
           (select count(distinct serial)::int from shop.licence) as serials`);
  await client.end();
  const [delivered] = rows;
  if (delivered === undefined) throw new Error("nothing was counted");
  return delivered;
}
