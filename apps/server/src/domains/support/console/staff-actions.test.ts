import type { StaffCustomer, StaffOrderPage } from "@autotune/contract";
import { account, accountSetupToken, mailReport, withdrawal } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { buy, untilSettled } from "../../../../test/purchases.ts";
import {
  findOrder,
  makeCustomer,
  type Customer,
} from "../../orders/fulfilment/testing/customer.ts";
import { DesktopClient } from "../../licensing/activations/testing/desktop-client.ts";
import type { StaffClient } from "./testing/staff-client.ts";
import {
  inCents,
  openSupportConsole,
  reason,
  type OpenSupportConsole,
} from "./testing/open-support-console.ts";

let supportConsole: OpenSupportConsole;
let shop: OpenSupportConsole["shop"];
let origin: string;
let support: StaffClient;
let manager: StaffClient;
let admin: StaffClient;
let customer: Customer;
beforeAll(async () => {
  supportConsole = await openSupportConsole();
  ({ shop, origin, support, manager, admin } = supportConsole);
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await makeCustomer(shop);
});

describe("emails", () => {
  it("of an order are sent again, with a message id of their own", async () => {
    const order = await supportConsole.buy(customer, "auto-tune-pro");
    expect((await support.post(`orders/${order.reference}/resend`, { reason })).statusCode).toBe(
      204,
    );
    await untilSettled(shop);
    const [first, second, ...others] = shop.mailbox.mailsTo(customer.email);
    expect(others).toEqual([]);
    expect(second?.text).toBe(first?.text);
    expect(second?.messageId).not.toBe(first?.messageId);
    expect(
      (await supportConsole.audit(`?customer=${customer.accountId}`)).entries[0],
    ).toMatchObject({
      action: "order.resend",
      details: { order: order.reference, reason },
    });
    expect((await support.post("orders/NONE/resend", { reason })).statusCode).toBe(404);
  });

  it("bring a guest a new link to set up the account, and nobody else", async () => {
    const { database } = shop.connection;
    const path = `customers/${customer.accountId}/resend-setup`;
    expect((await support.post(path, { reason })).json()).toMatchObject({
      error: "changedMeanwhile",
    });
    await database
      .update(account)
      .set({ passwordHash: null })
      .where(eq(account.id, customer.accountId));
    expect((await support.post(path, { reason })).statusCode).toBe(204);
    await untilSettled(shop);
    expect(shop.mailbox.mailsTo(customer.email)).toHaveLength(1);
    const tokens = await database
      .select()
      .from(accountSetupToken)
      .where(eq(accountSetupToken.accountId, customer.accountId));
    expect(tokens).toHaveLength(1);
  });

  it("bring the owner of a licence its strings", async () => {
    await customer.giveLegacyLicence();
    const [licence] = await customer.licences();
    expect((await support.post(`licences/${licence?.id}/resend`, { reason })).statusCode).toBe(204);
    await untilSettled(shop);
    const [mail] = shop.mailbox.mailsTo(customer.email);
    expect(mail?.text).toContain(licence?.serial);
    expect(mail?.text).toContain(licence?.authenticationString);
  });
});

describe("a mailbox", () => {
  it("that bounces is shown, and written to again once it works", async () => {
    const { database } = shop.connection;
    const { accountId, email } = customer;
    const path = `customers/${accountId}`;
    const mailbox = async () => (await support.get(path)).json<StaffCustomer>().mailbox;
    expect(await mailbox()).toEqual({ reports: [], withheld: [] });
    expect((await support.post(`${path}/clear-mailbox`, { reason })).statusCode).toBe(409);
    for (const kind of ["hard", "complaint"] as const)
      await database.insert(mailReport).values({ email, kind, status: "5.1.1", diagnostic: kind });
    await shop.worker.sendMail({
      kind: "newDevice",
      to: email,
      subject: "",
      html: "",
      text: "",
      messageId: `<${accountId}@desk.test>`,
    });
    const shown = await mailbox();
    expect(shown.reports.map(({ kind, diagnostic }) => [kind, diagnostic])).toEqual([
      ["complaint", "complaint"],
      ["hard", "hard"],
    ]);
    expect(shown.withheld).toEqual([{ kind: "newDevice", reason: "hard", at: expect.any(String) }]);
    expect(shop.mailbox.mailsTo(email)).toEqual([]);
    expect((await support.post(`${path}/clear-mailbox`, { reason })).statusCode).toBe(204);
    // A complaint only they can take back.
    expect((await mailbox()).reports.map(({ kind }) => kind)).toEqual(["complaint"]);
    const { entries } = await supportConsole.audit(`?customer=${accountId}`);
    expect(entries.find(({ action }) => action === "mailbox.clear")).toMatchObject({
      details: { reason },
    });
  });
});

describe("a regenerated licence", () => {
  it("has new strings, which are emailed to its owner; the old ones stop and computers are deactivated", async () => {
    await supportConsole.buy(customer, "auto-tune-pro");
    const [old] = await customer.licences();
    if (old === undefined) throw new Error("There is no licence");
    const computer = new DesktopClient(origin);
    const strings = { serial: old.serial, authentication_string: old.authenticationString };
    expect((await computer.activate(strings)).status).toBe(201);
    const path = `licences/${old.id}/regenerate`;
    const body = { serial: old.serial, reason };
    // A double click: one of the two finds the serial gone.
    const responses = await Promise.all([manager.post(path, body), manager.post(path, body)]);
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
    await untilSettled(shop);

    const [fresh] = await customer.licences();
    expect(fresh).toMatchObject({ id: old.id, accountId: customer.accountId, revokedAt: null });
    expect(fresh?.serial).not.toBe(old.serial);
    expect(fresh?.authenticationString).not.toBe(old.authenticationString);
    expect((await computer.heartbeat()).body).toMatchObject({ error: "activationEnded" });
    expect((await new DesktopClient(origin).activate(strings)).body).toMatchObject({
      error: "licenceUnknown",
    });
    const renewed = {
      serial: fresh?.serial ?? "",
      authentication_string: fresh?.authenticationString ?? "",
    };
    expect((await computer.activate(renewed)).status).toBe(201);
    const mails = shop.mailbox.mailsTo(customer.email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain(renewed.serial);
    const { entries } = await supportConsole.audit(`?customer=${customer.accountId}`);
    expect(entries).toEqual([
      expect.objectContaining({
        staff: "manager@desk.test",
        action: "licence.regenerate",
        details: {
          licence: old.id,
          from: `••••-••••-••••-${old.serial.slice(-4)}`,
          to: `••••-••••-••••-${renewed.serial.slice(-4)}`,
          computersEnded: 1,
          reason,
        },
      }),
    ]);
  });

  it("is unchanged where the audit log could not be written", async () => {
    await supportConsole.buy(customer, "auto-tune-pro");
    const [old] = await customer.licences();
    const { database } = shop.connection;
    await database.execute(sql`revoke insert on audit.entry from shop_web`);
    try {
      const body = { serial: old?.serial, reason };
      const response = await manager.post(`licences/${old?.id}/regenerate`, body);
      expect(response.statusCode).toBe(500);
      expect((await support.get(`customers/${customer.accountId}`)).statusCode).toBe(500);
    } finally {
      await database.execute(sql`grant insert (staff_id, staff, role, action, subject, details)
        on audit.entry to shop_web`);
    }
    await untilSettled(shop);
    expect(await customer.licences()).toEqual([old]);
    expect(customer.mails()).toEqual(["order"]);
  });
});

describe("a refund", () => {
  it("of some lines is requested from the provider, who reports when it is done", async () => {
    const order = await supportConsole.buy(customer, "auto-tune-pro", "vocal-eq");
    const [pro, eqLine] =
      (await supportConsole.read(manager, customer)).orders.data[0]?.lines ?? [];
    const path = `orders/${order.reference}/refund`;
    // A tax of 8.25 % comes on top.
    const eqPaid = 10_717;
    const refund = (lines: unknown[]) => manager.post(path, { lines, reason });
    expect((await refund([])).statusCode).toBe(400);
    expect((await refund([eqLine?.id, 1_000_000_000])).statusCode).toBe(409);
    expect((await refund([eqLine?.id])).statusCode).toBe(204);
    expect(
      (await supportConsole.read(manager, customer)).orders.data[0]?.lines[1]?.refundAskedAt,
    ).not.toBeNull();
    await untilSettled(shop);

    expect(await findOrder(shop, order.id)).toMatchObject({ state: "completed", refunded: eqPaid });
    const licences = await customer.licences();
    expect(licences.map(({ pid, revokedAt }) => [pid, revokedAt !== null])).toEqual([
      ["PID-auto-tune-pro", false],
      ["PID-vocal-eq", true],
    ]);
    expect(customer.mails()).toEqual(["order", "refund"]);
    const shown = await supportConsole.read(support, customer);
    expect(shown.orders.data[0]?.lines[1]?.refundedAt).not.toBeNull();
    expect(shown.timeline.events).toContainEqual(
      expect.objectContaining({ kind: "refunded", money: { amount: eqPaid, currency: "USD" } }),
    );
    // It is not refunded twice.
    expect((await refund([eqLine?.id])).statusCode).toBe(409);
    expect((await refund([pro?.id])).statusCode).toBe(204);
    await untilSettled(shop);
    expect(await findOrder(shop, order.id)).toMatchObject({
      state: "refunded",
      refunded: inCents(order.total),
    });
  });

  it("shows before what it takes along: the upgrade that was priced by it", async () => {
    await supportConsole.buy(customer, "pro-x");
    const [source] = await customer.licences();
    await buy(shop, {
      accountId: customer.accountId,
      lines: [{ path: "auto-tune-pro-upgrade-from-pro-x", sourceLicences: [source?.id ?? 0] }],
    });
    const [upgrade, first] = (await supportConsole.read(manager, customer)).orders.data;
    const taken = [{ name: "auto-tune-pro-upgrade-from-pro-x", cause: "upgrade" }];
    expect(first).toMatchObject({ takesAlong: taken, lines: [{ takesAlong: taken }] });
    expect(upgrade).toMatchObject({ takesAlong: [], lines: [{ takesAlong: [] }] });
  });

  it("that was requested is not requested again, alone or with others, before the provider reports", async () => {
    const order = await supportConsole.buy(customer, "auto-tune-pro", "vocal-eq");
    await shop.sandbox.control("PUT", "/delivery", { delayMilliseconds: 600_000 });
    try {
      const [pro, eqLine] =
        (await supportConsole.read(manager, customer)).orders.data[0]?.lines ?? [];
      const refund = async (...lines: unknown[]) =>
        (await manager.post(`orders/${order.reference}/refund`, { lines, reason })).statusCode;
      expect(await refund(eqLine?.id)).toBe(204);
      expect(await refund(eqLine?.id)).toBe(409);
      expect(await refund(pro?.id, eqLine?.id)).toBe(409);
      expect(await refund(pro?.id)).toBe(204);
    } finally {
      await shop.sandbox.control("DELETE", "/delivery");
    }
    await untilSettled(shop);
    expect(customer.mails()).toEqual(["order", "refund", "refund"]);
  });

  it("of a later charge is requested from the provider once, and the plan ends with it", async () => {
    const order = await supportConsole.buy(customer, "unlimited-monthly");
    await shop.sandbox.control("POST", "/clock", { advanceSeconds: 32 * 86_400 });
    await untilSettled(shop);
    const shown = async () =>
      (await supportConsole.read(manager, customer)).orders.data[0]?.charges ?? [];
    const [charge, ...others] = await shown();
    expect(others).toEqual([]);
    expect(charge).toMatchObject({ state: "completed", currency: "USD", refundAskedAt: null });
    const path = `charges/${charge?.id}/refund`;
    expect((await support.post(path, { reason })).statusCode).toBe(403);
    const responses = await Promise.all([
      manager.post(path, { reason }),
      admin.post(path, { reason }),
    ]);
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
    await untilSettled(shop);
    expect(await shown()).toMatchObject([{ state: "refunded", refundAskedAt: expect.any(String) }]);
    expect(await customer.plans()).toMatchObject([{ state: "deactivated" }]);
    expect(customer.mails()).toEqual(["order", "plan-renewed", "refund"]);
    expect(await findOrder(shop, order.id)).toMatchObject({ state: "completed", refunded: 0 });
    const page = (await support.get(`orders/${order.reference}`)).json<StaffOrderPage>();
    expect(page.timeline.events.filter(({ kind }) => kind === "staffActed")).toMatchObject([
      { what: "order.refund", more: expect.stringContaining(reason) },
    ]);
    expect((await manager.post(path, { reason })).statusCode).toBe(409);
    expect((await manager.post("charges/999999999/refund", { reason })).statusCode).toBe(404);
  });

  it("that two managers start concurrently happens once", async () => {
    const order = await supportConsole.buy(customer, "vocal-eq");
    const [line] = (await supportConsole.read(manager, customer)).orders.data[0]?.lines ?? [];
    const body = { lines: [line?.id], reason };
    const path = `orders/${order.reference}/refund`;
    await Promise.all([manager.post(path, body), admin.post(path, body)]);
    await untilSettled(shop);
    expect(await findOrder(shop, order.id)).toMatchObject({
      state: "refunded",
      refunded: inCents(order.total),
    });
    expect(customer.mails()).toEqual(["order", "refund"]);
  });

  it("waits for a provider who is unavailable", async () => {
    const order = await supportConsole.buy(customer, "vocal-eq");
    const [line] = (await supportConsole.read(manager, customer)).orders.data[0]?.lines ?? [];
    await shop.sandbox.stop();
    const body = { lines: [line?.id], reason };
    const response = await manager.post(`orders/${order.reference}/refund`, body);
    expect(response.statusCode).toBe(204);
    await shop.startSandbox();
    await vi.waitFor(
      async () => expect(await findOrder(shop, order.id)).toMatchObject({ state: "refunded" }),
      { timeout: 40_000, interval: 200 },
    );
  }, 60_000);
});

describe("a withdrawal", () => {
  it("waits until it is settled, once, and is shown on the page of the order's customer", async () => {
    const order = await supportConsole.buy(customer, "vocal-eq");
    const { id: orderId = 0 } = (await findOrder(shop, order.id)) ?? {};
    const declared = { name: "Ana Rey", email: customer.email, language: "es" } as const;
    const [known, unknown] = await shop.connection.database
      .insert(withdrawal)
      .values([
        { ...declared, reference: order.reference, orderId },
        { ...declared, reference: "no idea", receivedAt: new Date("2020-01-01T00:00:00Z") },
      ])
      .returning({ id: withdrawal.id });
    const open = (await support.get("withdrawals")).json<{ data: object[] }>();
    expect(open.data[0]).toMatchObject({ id: unknown?.id, customerId: null, reference: "no idea" });
    expect(open.data).toContainEqual(
      expect.objectContaining({ id: known?.id, customerId: customer.accountId, state: "received" }),
    );
    const settle = (id: string | undefined, outcome: string, why: object = {}) =>
      manager.post(`withdrawals/${id}/settle`, { outcome, ...why, reason });
    expect((await settle(known?.id, "refunded")).statusCode).toBe(204);
    const refused = { refusal: "unknownOrder", refusalNote: "Escríbenos con el número." };
    expect((await settle(known?.id, "refused", refused)).statusCode).toBe(409);
    // Nobody is refused without a reason.
    for (const why of [{}, { refusal: "because" }, { refusal: "other", refusalNote: " " }])
      expect((await settle(unknown?.id, "refused", why)).statusCode).toBe(400);
    expect((await settle(unknown?.id, "refused", refused)).statusCode).toBe(204);
    const settledMails = () =>
      shop.mailbox
        .mailsTo(customer.email)
        .filter(({ messageId }) => messageId.includes("withdrawal-settled-"));
    await vi.waitFor(() => expect(settledMails()).toHaveLength(2), {
      timeout: 10_000,
      interval: 50,
    });
    const texts = settledMails().map(({ text }) => text);
    for (const [id, reference, words] of [
      [known?.id, order.reference, "Hemos aceptado tu desistimiento"],
      [unknown?.id, "–", "Tu desistimiento no se ha aceptado"],
    ])
      expect(texts).toContainEqual(
        expect.stringMatching(new RegExp(`${words}[^]*${reference}[^]*${id}`)),
      );
    const refusal = texts.find((text) => text.includes("–"));
    for (const why of ["No hemos encontrado", "Escríbenos con el número."])
      expect(refusal).toContain(why);
    expect((await supportConsole.read(support, customer)).withdrawals).toEqual([
      expect.objectContaining({
        id: known?.id,
        state: "refunded",
        settledAt: expect.any(String),
      }),
    ]);
    expect((await supportConsole.audit()).entries.slice(0, 3)).toEqual([
      expect.objectContaining({ action: "customer.read" }),
      expect.objectContaining({
        action: "withdrawal.settle",
        subject: `withdrawal ${unknown?.id}`,
        details: {
          withdrawal: unknown?.id,
          outcome: "refused",
          refusal: "unknownOrder",
          reason,
        },
      }),
      expect.objectContaining({
        action: "withdrawal.settle",
        subject: `account ${customer.accountId}`,
      }),
    ]);
  });
});
