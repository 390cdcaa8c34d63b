import { randomUUID } from "node:crypto";
import { connect, type DatabaseConnection } from "@autotune/database";
import { checkout, order, orderLine } from "@autotune/database/schema";
import { cloneDatabase } from "@autotune/database/testing";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { checkoutLine, makeAccount } from "../../../../test/paid-orders.ts";
import { previewRefund } from "./preview-refund.ts";

let connection: DatabaseConnection;
beforeAll(async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  connection = connect({
    url,
    applicationName: "test",
    maxConnections: 2,
    onLostConnection: () => undefined,
  });
}, 60_000);
afterAll(() => connection.close());

const reduced = checkoutLine({
  path: "pro-x",
  quantity: 2,
  listPrice: 24_900,
  unitPrice: 19_920,
});
const full = checkoutLine({ path: "vocal-eq", unitPrice: 9900 });

/** An order of both, paid with a coupon for the first. Tax is in the prices, or was added. */
async function payReduced(taxIncluded: boolean): Promise<{ reference: string; lines: number[] }> {
  const { database } = connection;
  const accountId = await makeAccount(database);
  const [id, now] = [randomUUID(), new Date()];
  const common = { accountId, language: "en", currency: "EUR" } as const;
  const lines = [reduced, full];
  await database
    .insert(checkout)
    .values({ ...common, id, country: "DE", subtotal: 49_740, couponCode: "SINGER20", lines });
  const [bought] = await database
    .insert(order)
    .values({
      ...common,
      checkoutId: id,
      providerOrderId: id,
      reference: id,
      state: "completed",
      subtotal: 59_700,
      discount: 9960,
      tax: 4000,
      taxIncluded,
      total: taxIncluded ? 49_740 : 53_740,
      suppressRedirect: false,
      placedAt: now,
      changedAt: now,
    })
    .returning({ id: order.id });
  const written = await database
    .insert(orderLine)
    .values(
      lines.map(({ path, pid, name, quantity, listPrice }, position) => ({
        orderId: bought?.id ?? 0,
        position,
        path,
        pid,
        name,
        quantity,
        total: listPrice * quantity,
      })),
    )
    .returning({ id: orderLine.id });
  return { reference: id, lines: written.map((line) => line.id) };
}

it("gives back what a line was paid with, and not what a coupon took off it", async () => {
  const { reference, lines } = await payReduced(true);
  const { result } = await previewRefund(connection.database, {
    reference,
    lines: lines.slice(0, 1),
  });
  expect(result).toMatchObject({ amount: 39_840, lines: [{ total: 39_840 }] });
});

it("leaves the tax of some lines to the provider where it was added, on what they were paid with", async () => {
  const { reference, lines } = await payReduced(false);
  const { result } = await previewRefund(connection.database, {
    reference,
    lines: lines.slice(0, 1),
  });
  expect(result).toMatchObject({ amount: null, lines: [{ total: 39_840 }] });
  const all = await previewRefund(connection.database, { reference, lines });
  expect(all.result).toMatchObject({ amount: 53_740, isEverything: true });
});
