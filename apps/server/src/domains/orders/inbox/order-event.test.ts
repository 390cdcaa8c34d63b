import { account, order, orderLine } from "@autotune/database/schema";
import { asc, desc, eq } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buy, providerOf } from "../../../../test/purchases.ts";
import { openTestShop, signUp, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await providerOf(shop).pushProducts(productsToPush);
}, 90_000);
afterAll(() => shop.close());

const toldOrder = Compile(
  Type.Object({
    reference: Type.String(),
    currency: Type.String(),
    payoutCurrency: Type.String(),
    subtotalInPayoutCurrency: Type.Number(),
    taxInPayoutCurrency: Type.Number(),
    payment: Type.Object({ cardEnding: Type.String() }),
    items: Type.Array(
      Type.Object({
        product: Type.String(),
        quantity: Type.Integer(),
        subtotalInPayoutCurrency: Type.Number(),
        discountInPayoutCurrency: Type.Number(),
      }),
    ),
  }),
);

/** What the provider itself says of an order: the same as in its event. */
async function askProvider(id: string) {
  const { url, username, password } = shop.providerAccess;
  const credentials = Buffer.from(`${username}:${password}`).toString("base64");
  const headers = { authorization: `Basic ${credentials}`, "user-agent": "test" };
  const response = await fetch(`${url}/orders/${id}`, { headers });
  expect(response.status).toBe(200);
  return toldOrder.Parse(await response.json());
}

const minor = (amount: number) => Math.round(amount * 100);

it("[PAY-02] every field of the provider's order event is in the stored order", async () => {
  const { database } = shop.connection;
  await signUp(shop.web);
  const [buyer] = await database.select().from(account).orderBy(desc(account.id)).limit(1);
  const lines = [{ path: "auto-tune-pro" }, { path: "vocal-eq", quantity: 2 }];
  const bought = await buy(shop, { accountId: buyer?.id ?? 0, lines });
  const told = await askProvider(bought.order.id);
  expect(told.subtotalInPayoutCurrency).toBeGreaterThan(0);
  const [stored] = await database
    .select()
    .from(order)
    .where(eq(order.providerOrderId, bought.order.id));
  expect(stored).toMatchObject({
    reference: told.reference,
    currency: told.currency,
    payoutCurrency: told.payoutCurrency,
    payoutSubtotal: minor(told.subtotalInPayoutCurrency),
    payoutTax: minor(told.taxInPayoutCurrency),
    cardEnding: told.payment.cardEnding,
  });
  const storedLines = await database
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, stored?.id ?? 0))
    .orderBy(asc(orderLine.position));
  expect(
    storedLines.map(({ path, quantity, payoutSubtotal, payoutDiscount }) => [
      path,
      quantity,
      payoutSubtotal,
      payoutDiscount,
    ]),
  ).toEqual(
    told.items.map((item) => [
      item.product,
      item.quantity,
      minor(item.subtotalInPayoutCurrency),
      minor(item.discountInPayoutCurrency),
    ]),
  );
});
