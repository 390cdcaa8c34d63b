import { account, licenceTransfer } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { untilSettled } from "../../../../test/purchases.ts";
import { makeCustomer, type Customer } from "../../orders/fulfilment/testing/customer.ts";
import { DesktopClient } from "../../licensing/activations/testing/desktop-client.ts";
import type { StaffClient } from "./testing/staff-client.ts";
import {
  openSupportConsole,
  reason,
  type OpenSupportConsole,
} from "./testing/open-support-console.ts";

let supportConsole: OpenSupportConsole;
let shop: OpenSupportConsole["shop"];
let support: StaffClient;
let manager: StaffClient;
let admin: StaffClient;
let customer: Customer;
beforeAll(async () => {
  supportConsole = await openSupportConsole();
  ({ shop, support, manager, admin } = supportConsole);
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await makeCustomer(shop);
});

/** A bought licence that is in use on a computer. */
async function licenceInUse() {
  const { reference } = await supportConsole.buy(customer, "auto-tune-pro");
  const [licence] = await customer.licences();
  if (licence === undefined) throw new Error("There is no licence");
  const computer = new DesktopClient(supportConsole.origin);
  const strings = {
    serial: licence.serial,
    authentication_string: licence.authenticationString,
  };
  expect((await computer.activate(strings)).status).toBe(201);
  return { licence, computer, reference };
}

/** Emails and the provider's reports come by jobs. */
const patience = { timeout: 10_000, interval: 50 };

const statusesOf = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

describe("a licence that staff moves", () => {
  it("is the other customer's at once, without its computers, and both get an email", async () => {
    const { licence, computer } = await licenceInUse();
    const taker = await makeCustomer(shop);
    const path = `licences/${licence.id}/move`;
    const body = { customer: customer.accountId, email: taker.email, reason };
    expect((await support.post(path, body)).statusCode).toBe(403);
    // Somebody else may have signed up with this email address: nobody has confirmed it yet.
    expect((await manager.post(path, body)).json()).toMatchObject({
      error: "takerAccountRequired",
    });
    await shop.connection.database
      .update(account)
      .set({ mailboxProvedAt: sql`now()` })
      .where(eq(account.id, taker.accountId));
    expect(
      statusesOf(await Promise.all([manager.post(path, body), admin.post(path, body)])),
    ).toEqual([204, 409]);
    await untilSettled(shop);
    expect(await customer.licences()).toEqual([]);
    const [moved] = await taker.licences();
    expect(moved).toMatchObject({ id: licence.id, serial: licence.serial });
    expect(moved?.authenticationString).not.toBe(licence.authenticationString);
    expect((await computer.heartbeat()).body).toMatchObject({ error: "activationEnded" });
    await vi.waitFor(() => {
      expect(shop.mailbox.mailsTo(taker.email)).toHaveLength(1);
      expect(shop.mailbox.mailsTo(customer.email)).toHaveLength(2);
    }, patience);
    const { entries } = await supportConsole.audit(`?customer=${customer.accountId}`);
    expect(entries.filter(({ action }) => action === "licence.move")).toMatchObject([
      { details: { licence: licence.id, to: `account ${taker.accountId}`, reason } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(taker.email);
  });

  it("goes to a person without an account, who gets a link to set one up; a transfer in progress ends", async () => {
    const { licence } = await licenceInUse();
    const { database } = shop.connection;
    await database.insert(licenceTransfer).values({
      licenceId: licence.id,
      fromAccountId: customer.accountId,
      toEmail: "third@studio.test",
    });
    const email = `${crypto.randomUUID()}@studio.test`;
    const body = { customer: customer.accountId, email: ` ${email.toUpperCase()} `, reason };
    expect((await manager.post(`licences/${licence.id}/move`, body)).statusCode).toBe(204);
    await untilSettled(shop);
    const [taker] = await database.select().from(account).where(eq(account.email, email));
    expect(taker?.passwordHash).toBeNull();
    await vi.waitFor(() => expect(shop.mailbox.mailsTo(email)).toHaveLength(2), patience);
    const states = await database
      .select({ state: licenceTransfer.state })
      .from(licenceTransfer)
      .where(eq(licenceTransfer.licenceId, licence.id));
    expect(states.map(({ state }) => state).toSorted()).toEqual(["done", "withdrawn"]);
  });

  it("stays where it is the customer's own email address, or no email address at all", async () => {
    const { licence } = await licenceInUse();
    const move = async (email: string) =>
      (
        await manager.post(`licences/${licence.id}/move`, {
          customer: customer.accountId,
          email,
          reason,
        })
      ).statusCode;
    expect(await move(customer.email)).toBe(422);
    expect(await move("nobody")).toBe(400);
    expect(await customer.licences()).toHaveLength(1);
  });

  it("is refunded all the same, whoever has it", async () => {
    const { licence, reference } = await licenceInUse();
    const email = `${crypto.randomUUID()}@studio.test`;
    const body = { customer: customer.accountId, email, reason };
    expect((await manager.post(`licences/${licence.id}/move`, body)).statusCode).toBe(204);
    const [line] = (await supportConsole.read(manager, customer)).orders.data[0]?.lines ?? [];
    const refund = await manager.post(`orders/${reference}/refund`, { lines: [line?.id], reason });
    expect(refund.statusCode).toBe(204);
    await untilSettled(shop);
    const again = await manager.post(`licences/${licence.id}/move`, {
      ...body,
      customer: customer.accountId,
    });
    expect(again.statusCode).toBe(409);
    const page = await manager.get(`orders/${reference}`);
    expect(page.json()).toMatchObject({ licences: [{ licence: { condition: "revoked" } }] });
  });
});

describe("a computer that staff deactivates", () => {
  it("gives its seat back, once", async () => {
    const { licence, computer } = await licenceInUse();
    const [owned] = (await supportConsole.read(support, customer)).licences.data;
    const path = `computers/${owned?.computers[0]?.id}/end`;
    expect(
      statusesOf(
        await Promise.all([support.post(path, { reason }), support.post(path, { reason })]),
      ),
    ).toEqual([204, 409]);
    expect((await computer.heartbeat()).body).toMatchObject({ error: "activationEnded" });
    const [after] = (await supportConsole.read(support, customer)).licences.data;
    expect(after?.computers).toEqual([]);
    const { entries } = await supportConsole.audit(`?customer=${customer.accountId}`);
    expect(entries.filter(({ action }) => action === "computer.end")).toMatchObject([
      { details: { computer: owned?.computers[0]?.id, licence: licence.id, reason } },
    ]);
    const unknown = await support.post(`computers/${crypto.randomUUID()}/end`, { reason });
    expect(unknown.statusCode).toBe(404);
  });
});

describe("a plan that staff ends", () => {
  it("runs until the paid period is over, or ends now; the provider is asked once", async () => {
    await supportConsole.buy(customer, "unlimited-monthly");
    const [plan] = await customer.plans();
    const path = `plans/${plan?.id}/end`;
    const end = (client: StaffClient, when: string) => client.post(path, { when, reason });
    expect((await end(support, "now")).statusCode).toBe(403);
    expect((await end(manager, "someday")).statusCode).toBe(400);
    expect(
      statusesOf(await Promise.all([end(manager, "periodEnd"), end(admin, "periodEnd")])),
    ).toEqual([204, 409]);
    const canceled = await vi.waitFor(async () => {
      const [now] = await customer.plans();
      expect(now?.state).toBe("canceled");
      return now;
    }, patience);
    expect(canceled?.entitledUntil).toEqual(plan?.entitledUntil);
    expect((await end(manager, "periodEnd")).statusCode).toBe(409);

    expect((await end(manager, "now")).statusCode).toBe(204);
    const ended = await vi.waitFor(async () => {
      const [now] = await customer.plans();
      expect(now?.state).toBe("deactivated");
      return now;
    }, patience);
    expect(ended?.entitledUntil.getTime()).toBeLessThan(plan?.entitledUntil.getTime() ?? 0);
    expect((await end(manager, "now")).statusCode).toBe(409);
    const { entries } = await supportConsole.audit(`?customer=${customer.accountId}`);
    expect(entries.filter(({ action }) => action === "plan.end")).toMatchObject([
      { details: { plan: plan?.id, when: "now", reason } },
      { details: { plan: plan?.id, when: "periodEnd", reason } },
    ]);
  });

  it("shows that its end was requested until the provider reports it", async () => {
    await supportConsole.buy(customer, "unlimited-monthly");
    const [plan] = await customer.plans();
    await shop.sandbox.control("PUT", "/delivery", { delayMilliseconds: 600_000 });
    try {
      const body = { when: "periodEnd", reason };
      expect((await manager.post(`plans/${plan?.id}/end`, body)).statusCode).toBe(204);
      expect((await supportConsole.read(manager, customer)).plans).toMatchObject([
        { state: "active", endAskedAt: expect.any(String) },
      ]);
      expect((await manager.post(`plans/${plan?.id}/end`, body)).statusCode).toBe(409);
    } finally {
      await shop.sandbox.control("DELETE", "/delivery");
    }
    await vi.waitFor(
      async () =>
        expect((await supportConsole.read(manager, customer)).plans).toMatchObject([
          { state: "canceled", endAskedAt: null },
        ]),
      patience,
    );
  });
});
