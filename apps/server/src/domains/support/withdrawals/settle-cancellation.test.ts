import { cancellation, order, orderLine, subscription } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { makeCustomer, type Customer } from "../../orders/fulfilment/testing/customer.ts";
import {
  openSupportConsole,
  reason,
  type OpenSupportConsole,
} from "../console/testing/open-support-console.ts";
import type { StaffClient } from "../console/testing/staff-client.ts";

let supportConsole: OpenSupportConsole;
let shop: OpenSupportConsole["shop"];
let support: StaffClient;
let manager: StaffClient;
let customer: Customer;
beforeAll(async () => {
  supportConsole = await openSupportConsole();
  ({ shop, support, manager } = supportConsole);
  customer = await makeCustomer(shop);
}, 60_000);
afterAll(() => shop.close());

const declared = { name: "Ana Rey", reference: "Unlimited", language: "es" } as const;
const insert = async (more: object) => {
  const [row] = await shop.connection.database
    .insert(cancellation)
    .values({ ...declared, email: customer.email, ...more })
    .returning({ id: cancellation.id });
  return row?.id ?? "";
};
const settle = (id: string, outcome: string, note?: string) =>
  manager.post(`cancellations/${id}/settle`, { outcome, note, reason });
const find = async (id: string) =>
  (await support.get("cancellations"))
    .json<{ data: { id: string }[] }>()
    .data.find((one) => one.id === id);

async function settledMail(id: string): Promise<string> {
  const mails = () =>
    shop.mailbox
      .mailsTo(customer.email)
      .filter(({ messageId }) => messageId.includes(`cancellation-settled-${id}`));
  await vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 10_000 });
  return mails()[0]?.text ?? "";
}

it("[LEGAL-05] a cancellation that the shop can't decide is settled once, written down and told", async () => {
  const id = await insert({});
  expect(await find(id)).toMatchObject({ isOpen: true, state: "received", outcome: null });
  expect(
    (await support.post(`cancellations/${id}/settle`, { outcome: "accepted", reason })).statusCode,
  ).toBe(403);
  expect((await settle(id, "refused", " ")).statusCode).toBe(400);
  expect((await settle(id, "refused", "No es tu plan.")).statusCode).toBe(204);
  expect((await settle(id, "accepted")).statusCode).toBe(409);
  expect((await supportConsole.audit("")).entries[0]).toMatchObject({
    action: "cancellation.settle",
    subject: `cancellation ${id}`,
    details: { cancellation: id, outcome: "refused", reason },
  });
  expect(await find(id)).toMatchObject({ isOpen: false, outcome: "refused" });
  const mail = await settledMail(id);
  expect(mail).toContain("No es tu plan.");
});

it("a cancellation waits for support however old it is, and counts among what waits", async () => {
  const waiting = async () =>
    (await support.get("waiting")).json<{ openCancellations: number }>().openCancellations;
  const before = await waiting();
  const longAgo = { receivedAt: new Date("2020-01-01T00:00:00Z") };
  const open = await insert(longAgo);
  const settled = await insert({ ...longAgo, state: "done" });
  const ofErased = await insert({ ...longAgo, email: "" });
  expect(await find(open)).toMatchObject({ isOpen: true });
  for (const id of [settled, ofErased]) expect(await find(id)).toBeUndefined();
  expect(await waiting()).toBe(before + 1);
  expect((await settle(open, "accepted")).statusCode).toBe(204);
  expect(await find(open)).toBeUndefined();
  expect(await waiting()).toBe(before);
});

it("a cancellation that is accepted for a later day names that day, not the end of the time that is paid", async () => {
  const bought = await supportConsole.buy(customer, "unlimited-monthly");
  const [plan] = await shop.connection.database
    .select({ id: subscription.id })
    .from(subscription)
    .innerJoin(orderLine, eq(orderLine.id, subscription.orderLineId))
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(eq(order.reference, bought.reference));
  const id = await insert({
    subscriptionId: plan?.id,
    endsOn: "2031-12-31",
    reason: "It crashes.",
  });
  expect((await settle(id, "accepted")).statusCode).toBe(204);
  const mail = await settledMail(id);
  expect(mail).toContain("31 de diciembre de 2031");
});

it("a cancellation that gives a reason waits for support, also when it took effect; any other doesn't", async () => {
  const open = await insert({ state: "done", reason: "It crashes." });
  const settled = await insert({ state: "done" });
  const takenBack = await insert({ state: "takenBack", reason: "It crashes." });
  expect(await find(open)).toMatchObject({ isOpen: true });
  for (const id of [settled, takenBack]) {
    expect(await find(id)).toMatchObject({ isOpen: false });
    expect((await settle(id, "accepted")).statusCode).toBe(409);
  }
});
