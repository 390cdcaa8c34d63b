import { randomUUID } from "node:crypto";
import type { RefundPreview, StaffOrderPage } from "@autotune/contract";
import {
  cancellation,
  orderNote,
  planChange,
  refund,
  subscriptionCharge,
  withdrawal,
} from "@autotune/database/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buy, untilSettled } from "../../../../test/purchases.ts";
import {
  findOrder,
  makeCustomer,
  type Customer,
} from "../../orders/fulfilment/testing/customer.ts";
import { DesktopClient } from "../../licensing/activations/testing/desktop-client.ts";
import {
  openSupportConsole,
  reason,
  type OpenSupportConsole,
} from "../console/testing/open-support-console.ts";
import type { StaffClient } from "../console/testing/staff-client.ts";
import { supportOrdersModule } from "./module.ts";

let supportConsole: OpenSupportConsole;
let shop: OpenSupportConsole["shop"];
let support: StaffClient;
let manager: StaffClient;
let customer: Customer;
beforeAll(async () => {
  supportConsole = await openSupportConsole();
  ({ shop, support, manager } = supportConsole);
  await shop.connection.database.execute(sql`
    insert into shop.catalogue_freebie (path, position, freebie_path, "group", choice, input_type,
                                        is_default_value, subscription_line_item_addon)
    values ('pro-x', 0, 'auto-key-gift', '', false, 'checkbox', false, false)`);
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await makeCustomer(shop);
});

async function read(client: StaffClient, reference: string): Promise<StaffOrderPage> {
  const response = await client.get(`orders/${reference}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<StaffOrderPage>();
}

async function preview(reference: string, lines: readonly number[]): Promise<RefundPreview> {
  const response = await manager.post(`orders/${reference}/refund-preview`, { lines });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<RefundPreview>();
}

const lineIds = ({ order }: StaffOrderPage) => order.lines.map(({ id }) => id);

describe("an order's page", () => {
  it("has amounts, licences with their computers, emails and events of this order alone", async () => {
    const other = await supportConsole.buy(customer, "vocal-eq");
    const { reference } = await supportConsole.buy(customer, "auto-tune-pro");
    const [, licence] = await customer.licences();
    const computer = new DesktopClient(supportConsole.origin);
    await computer.activate({
      serial: licence?.serial ?? "",
      authentication_string: licence?.authenticationString ?? "",
    });
    const page = await read(support, reference);
    expect(page).toMatchObject({
      standing: "paid",
      concerns: [],
      country: "US",
      customer: { id: customer.accountId, email: customer.email },
      refunds: [],
      plans: [],
      notes: [],
    });
    expect(page.subtotal - page.discount + page.tax).toBe(page.order.total);
    expect(page.licences).toMatchObject([
      {
        line: lineIds(page)[0],
        licence: {
          condition: "valid",
          order: reference,
          computers: [{ name: expect.any(String) }],
        },
      },
    ]);
    expect(page.emails).toMatchObject([{ kind: "order", wasWithheld: false }]);
    const kinds = page.timeline.events.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(["orderPlaced", "licenceGranted", "providerTold", "mailSent"]),
    );
    expect(page.timeline.events.filter(({ kind }) => kind === "orderPlaced")).toMatchObject([
      { what: reference },
    ]);
    expect(JSON.stringify(page)).not.toContain(other.reference);
    expect((await support.get("orders/NONE")).statusCode).toBe(404);
  });

  it("shows support only the end of a serial, and nobody an authentication string", async () => {
    const { reference } = await supportConsole.buy(customer, "auto-tune-pro");
    const [licence] = await customer.licences();
    expect(JSON.stringify(await read(support, reference))).not.toContain(licence?.serial);
    const page = JSON.stringify(await read(manager, reference));
    expect(page).toContain(licence?.serial);
    expect(page).not.toContain(licence?.authenticationString);
  });

  it("takes off its total what was refunded of it, not a later charge of its plan", async () => {
    const { database } = shop.connection;
    const { id: providerId, reference } = await supportConsole.buy(customer, "unlimited-monthly");
    const { id: orderId = 0 } = (await findOrder(shop, providerId)) ?? {};
    const before = await read(support, reference);
    const ofCharge = new Date("2026-03-02T10:00:00Z");
    await database.insert(subscriptionCharge).values({
      subscriptionId: before.plans[0]?.plan.id ?? 0,
      providerKey: `charge of ${reference}`,
      state: "refunded",
      currency: "USD",
      total: 2499,
      chargedAt: new Date("2026-03-01T10:00:00Z"),
      refundedAt: ofCharge,
    });
    await database.insert(refund).values([
      { providerReturnId: `${reference} later`, orderId, amount: 2499, refundedAt: ofCharge },
      { providerReturnId: reference, orderId, amount: 100, refundedAt: new Date(0) },
    ]);
    const page = await read(support, reference);
    expect(page.refunds).toEqual([{ amount: 100, refundedAt: new Date(0).toISOString() }]);
    expect(page.order.charges).toMatchObject([{ state: "refunded", total: 2499 }]);
  });

  it("tells what became of its plan, and what staff settled of it", async () => {
    const { database } = shop.connection;
    const { id: providerId, reference } = await supportConsole.buy(customer, "unlimited-monthly");
    const { id: orderId = 0 } = (await findOrder(shop, providerId)) ?? {};
    const subscriptionId = (await read(support, reference)).plans[0]?.plan.id ?? 0;
    await database.insert(planChange).values({
      subscriptionId,
      fromPath: "unlimited-monthly",
      toPath: "unlimited-yearly",
      isTermIncrease: true,
      isTermDecrease: false,
      settledAt: new Date(),
      status: "delivered",
    });
    const declared = { name: "Ana Rey", email: customer.email, reference, language: "en" } as const;
    const [cancelled] = await database
      .insert(cancellation)
      .values({ ...declared, subscriptionId, reason: "Moved away" })
      .returning({ id: cancellation.id });
    const [withdrawn] = await database
      .insert(withdrawal)
      .values({ ...declared, orderId })
      .returning({ id: withdrawal.id });
    const refused = { outcome: "refused", note: "No", refusal: "late", reason };
    for (const [path, body] of [
      [`cancellations/${cancelled?.id}/settle`, refused],
      [`withdrawals/${withdrawn?.id}/settle`, refused],
    ] as const)
      expect((await manager.post(path, body)).statusCode, path).toBe(204);

    const { events } = (await read(support, reference)).timeline;
    const staff = events.filter(({ kind }) => kind === "staffActed").map(({ what }) => what);
    expect(staff.toSorted()).toEqual(["cancellation.settle", "withdrawal.settle"]);
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        "planChangeRequested",
        "planChangeSettled",
        "cancellationReceived",
        "cancellationSettled",
      ]),
    );
  });

  it("is in the audit log when somebody opened it", async () => {
    const { reference } = await supportConsole.buy(customer, "vocal-eq");
    await read(support, reference);
    const { entries } = await supportConsole.audit(`?customer=${customer.accountId}`);
    expect(entries).toMatchObject([
      { action: "order.read", staff: "support@desk.test", details: { order: reference } },
    ]);
  });
});

describe("a note", () => {
  it("is written once however often it is sent, and read by everybody who may see the order", async () => {
    const { reference } = await supportConsole.buy(customer, "vocal-eq");
    const note = { requestId: randomUUID(), text: "  Wants the invoice on paper " };
    const path = `orders/${reference}/notes`;
    const answers = await Promise.all([support.post(path, note), support.post(path, note)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
    const page = await read(manager, reference);
    expect(page.notes).toMatchObject([
      { staff: "support@desk.test", text: "Wants the invoice on paper" },
    ]);
    expect(page.timeline.events).toContainEqual(
      expect.objectContaining({ kind: "noteWritten", what: "Wants the invoice on paper" }),
    );
    // The log stays when the person is erased, so it does not have the text.
    const { entries } = await supportConsole.audit(`?customer=${customer.accountId}`);
    const written = entries.find(({ action }) => action === "order.note");
    expect(written?.details).toEqual({ order: reference, note: page.notes[0]?.id });
    const empty = await support.post(path, { requestId: randomUUID(), text: "  " });
    expect(empty.statusCode).toBe(400);
  });

  it("goes with the person's data, and is gone when they are erased", async () => {
    const { reference } = await supportConsole.buy(customer, "vocal-eq");
    const note = { requestId: randomUUID(), text: "Plays the oboe" };
    await support.post(`orders/${reference}/notes`, note);
    const { database, transact } = shop.connection;
    const exported = supportOrdersModule.personalData?.["order_notes"]?.(customer.accountId);
    const { rows } = await database.execute(exported ?? sql`select`);
    expect(rows).toMatchObject([{ reference, text: "Plays the oboe" }]);
    await transact(async (transaction) => supportOrdersModule.erase?.(transaction, customer));
    const left = await database.$count(orderNote, sql`text = 'Plays the oboe'`);
    expect(left).toBe(0);
  });
});

describe("a refund's preview", () => {
  it("shows the amount, the licences with their computers, and the gift that goes along", async () => {
    const { order } = await buy(shop, {
      accountId: customer.accountId,
      lines: [{ path: "pro-x" }, { path: "auto-key-gift", isFreebie: true }, { path: "vocal-eq" }],
    });
    const page = await read(manager, order.reference);
    const [proX = 0, gift = 0, equaliser = 0] = lineIds(page);
    expect(page.traits).toEqual(["gift"]);
    const one = await preview(order.reference, [proX]);
    expect(one).toMatchObject({
      lines: [{ id: proX }],
      // The provider adds tax to some lines by rules of its own.
      amount: null,
      isEverything: false,
      licences: [{ computers: 0, movedTo: null, serial: expect.stringMatching(/^•/) }],
      plans: [],
      effects: [{ cause: "gift", licences: [expect.any(Object)], endsPlan: false }],
      givenBack: [],
    });
    const all = await preview(order.reference, [proX, equaliser]);
    expect(all).toMatchObject({ amount: page.order.total, isEverything: true });
    expect(all.digest).not.toBe(one.digest);

    // What was confirmed is what is taken back.
    const startRefund = (digest: string) =>
      manager.post(`orders/${order.reference}/refund`, {
        lines: [proX, equaliser],
        digest,
        reason,
      });
    expect((await startRefund(one.digest)).statusCode).toBe(409);
    expect((await startRefund(all.digest)).statusCode).toBe(204);
    await untilSettled(shop);
    // Nothing bought is left: the order is refunded, although its gift was no line of the refund.
    expect(await findOrder(shop, order.id)).toMatchObject({ state: "refunded" });
    const after = await read(manager, order.reference);
    expect(after).toMatchObject({ standing: "refunded", refunds: [{ amount: page.order.total }] });
    const conditions = after.licences.map(({ line, licence }) => [line, licence.condition]);
    expect(conditions).toEqual(
      expect.arrayContaining([
        [gift, "suspended"],
        [proX, "revoked"],
        [equaliser, "revoked"],
      ]),
    );
    const repeated = await manager.post(`orders/${order.reference}/refund-preview`, {
      lines: [proX],
    });
    expect(repeated.json()).toMatchObject({ error: "changedMeanwhile" });
  });

  it("shows the upgrade that ends with it, and the licence that an upgrade's refund gives back", async () => {
    const first = await supportConsole.buy(customer, "pro-x");
    const [source] = await customer.licences();
    const { order: second } = await buy(shop, {
      accountId: customer.accountId,
      lines: [{ path: "auto-tune-pro-upgrade-from-pro-x", sourceLicences: [source?.id ?? 0] }],
    });
    const ofFirst = await preview(first.reference, lineIds(await read(manager, first.reference)));
    expect(ofFirst.effects).toMatchObject([{ cause: "upgrade", licences: [expect.any(Object)] }]);
    const ofSecond = await preview(
      second.reference,
      lineIds(await read(manager, second.reference)),
    );
    expect(ofSecond.effects).toEqual([]);
    expect(ofSecond.givenBack).toMatchObject([{ serial: expect.stringMatching(/^•/) }]);
  });

  it("names the plan that ends, and is not for support", async () => {
    const { reference } = await supportConsole.buy(customer, "unlimited-monthly");
    const lines = lineIds(await read(manager, reference));
    expect((await preview(reference, lines)).plans).toHaveLength(1);
    const refused = await support.post(`orders/${reference}/refund-preview`, { lines });
    expect(refused.statusCode).toBe(403);
  });
});
