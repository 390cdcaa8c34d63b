import { randomBytes } from "node:crypto";
import type { FoundCustomers } from "@autotune/contract";
import { nameCall, signStaffToken } from "@autotune/contract/staff-token";
import { verifyAuditLog } from "@autotune/database";
import { account, session } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { staffApiSecret } from "../../../../test/settings.ts";
import { signUp } from "../../../../test/shop.ts";
import { makeCustomer, type Customer } from "../../orders/fulfilment/testing/customer.ts";
import type { StaffClient } from "./testing/staff-client.ts";
import {
  inCents,
  openSupportConsole,
  reason,
  type OpenSupportConsole,
} from "./testing/open-support-console.ts";
import { verifyAuditLogNightly } from "../../../platform/staff-api/verify-audit-log.ts";

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

describe("the support console", () => {
  it("is closed without a token of the CMS, for this request and this minute", async () => {
    const url = `/staff/v1/customers/${customer.accountId}`;
    const now = new Date();
    const call = nameCall("GET", url);
    const { staff } = admin;
    const fetchWith = (headers: Record<string, string>) => shop.web.inject({ url, headers });
    const sign = (changes: object) =>
      signStaffToken(staff, { call, now, secret: staffApiSecret, ...changes });
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const right = sign({});
    const rejected = [
      {},
      bearer("x"),
      bearer(sign({ secret: "another-secret-of-thirty-two-letters" })),
      bearer(sign({ now: new Date(now.getTime() - 61_000) })),
      bearer(sign({ call: nameCall("POST", url) })),
      bearer(sign({ call: `${call}0` })),
      bearer(`${right.slice(0, -2)}AA`),
      { authorization: `Basic ${right}` },
    ];
    for (const headers of rejected) expect((await fetchWith(headers)).statusCode).toBe(401);
    expect((await fetchWith(bearer(right))).statusCode).toBe(200);
    // A customer's session is no token, whoever it belongs to.
    const person = await signUp(shop.web);
    expect((await person.call("GET", url)).statusCode).toBe(401);
  });

  it("accepts no other body than the one that the CMS has signed", async () => {
    const url = "/staff/v1/customers/find";
    const call = nameCall("POST", url, JSON.stringify({ query: "ana@studio.test" }));
    const token = signStaffToken(admin.staff, { call, now: new Date(), secret: staffApiSecret });
    const headers = { authorization: `Bearer ${token}` };
    const send = (query: string) =>
      shop.web.inject({ method: "POST", url, headers, payload: { query } });
    expect((await send("everybody@studio.test")).statusCode).toBe(401);
    expect((await send("ana@studio.test")).statusCode).toBe(200);
  });

  it("lets each role do what it may, and logs nothing of what it may not", async () => {
    const head = async () => (await supportConsole.audit()).entries[0]?.id ?? 0;
    const before = await head();
    for (const [person, path, payload] of [
      [support, "licences/1/regenerate", { serial: "X", reason }],
      [support, "orders/X/refund", { lines: [1], reason }],
      [support, `withdrawals/${crypto.randomUUID()}/settle`, { outcome: "refused", reason }],
    ] as const)
      expect((await person.post(path, payload)).json()).toMatchObject({ error: "staffRoleTooLow" });
    expect((await support.get("audit")).statusCode).toBe(403);
    expect((await manager.get("audit")).statusCode).toBe(403);
    expect((await manager.post("orders/X/refund", { lines: [1], reason })).statusCode).toBe(404);
    // The admin's own reading of the log is in it.
    expect(await head()).toBe(before + 1);
  });

  it("rejects an action without a reason", async () => {
    const order = await supportConsole.buy(customer, "auto-tune-pro");
    for (const body of [{}, { reason: "" }, { reason: "   " }, { reason: "x".repeat(501) }])
      expect((await support.post(`orders/${order.reference}/resend`, body)).statusCode).toBe(400);
    expect(customer.mails()).toEqual(["order"]);
  });
});

describe("finding a customer", () => {
  const found = async (query: string) =>
    (await support.find(query)).json<FoundCustomers>().customers;

  it("works by email address, order reference, serial and name", async () => {
    const order = await supportConsole.buy(customer, "auto-tune-pro");
    const [licence] = await customer.licences();
    const lastName = `Öz-${crypto.randomUUID().slice(0, 8)}`;
    await shop.connection.database
      .update(account)
      .set({ firstName: "Jo Ana", lastName })
      .where(eq(account.id, customer.accountId));
    const { accountId: id, email } = customer;
    const spelled = email.replace("@", "+desk@").toUpperCase();
    for (const [query, foundBy] of [
      [email, "email"],
      [spelled, "email"],
      [order.reference, "order"],
      [` ${order.reference.toLowerCase()} `, "order"],
      [licence?.serial ?? "", "serial"],
      [licence?.serial.toLowerCase() ?? "", "serial"],
      [lastName, "name"],
      [`jo ana ${lastName.slice(0, 6)}`, "name"],
      [`${lastName.toUpperCase()}, Jo`, "name"],
    ] as const)
      expect(await found(query), query).toEqual([
        expect.objectContaining({ id, email, name: `Jo Ana ${lastName}`, foundBy }),
      ]);
    expect(await found("nobody at all")).toEqual([]);
    expect(await found("%%")).toEqual([]);
  });

  it("is logged without the query: the log holds no email addresses", async () => {
    await support.find(customer.email);
    const [entry] = (await supportConsole.audit()).entries;
    expect(entry).toMatchObject({
      staff: "support@desk.test",
      role: "support",
      action: "customer.find",
      details: { by: "email", found: [customer.accountId] },
    });
    expect(JSON.stringify(entry)).not.toContain(customer.email);
  });

  it("shows the newest of many, and that there are more", async () => {
    const lastName = `Many${crypto.randomUUID().slice(0, 8)}`;
    await shop.connection.database.execute(sql`
      insert into shop.account (email, first_name, last_name, optin_marketing)
      select gen_random_uuid() || '@studio.test', 'A', ${lastName}, false from generate_series(1, 21)`);
    const { customers, more } = (await support.find(lastName)).json<FoundCustomers>();
    expect([customers.length, more]).toEqual([20, true]);
  });
});

describe("a customer's page", () => {
  it("shows what happened, in order, and nothing that opens the account", async () => {
    const { database } = shop.connection;
    const passwordHash = "$argon2id$of-the-customer";
    const sessionHash = randomBytes(32);
    await database.update(account).set({ passwordHash }).where(eq(account.id, customer.accountId));
    await database.insert(session).values({
      tokenHash: sessionHash,
      accountId: customer.accountId,
      userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Firefox/140.0",
      country: "ES",
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    const order = await supportConsole.buy(customer, "auto-tune-pro", "unlimited-monthly");
    // One that nobody tries any more.
    await database.execute(sql`
      insert into jobs.job (name, data) select 'send-order-email-failed', jsonb_build_object('orderId', id)
        from shop.order where reference = ${order.reference}`);
    const shown = await vi.waitFor(
      async () => {
        const read = await supportConsole.read(support, customer);
        expect(read.timeline.events).toContainEqual(
          expect.objectContaining({ kind: "mailSent", what: "order", more: null }),
        );
        return read;
      },
      { timeout: 15_000 },
    );
    expect(shown.timeline.events).toContainEqual(
      expect.objectContaining({ kind: "mailQueued", what: "send-order-email", more: "failed" }),
    );
    const kinds = shown.timeline.events.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining([
        "accountCreated",
        "signedIn",
        "orderPlaced",
        "licenceGranted",
        "planBegan",
        "mailSent",
        "providerTold",
      ]),
    );
    const times = shown.timeline.events.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(shown.timeline.events).toContainEqual({
      at: expect.any(String),
      kind: "orderPlaced",
      what: order.reference,
      more: "completed",
      money: { amount: inCents(order.total), currency: "USD" },
    });
    expect(shown.timeline.events).toContainEqual(
      expect.objectContaining({
        kind: "providerTold",
        what: "order.completed",
        more: "order completed",
      }),
    );
    expect(shown).toMatchObject({
      customer: { id: customer.accountId, email: customer.email, isGuest: false },
      devices: [{ device: "Firefox, macOS", country: "ES" }],
      plans: [{ name: "Unlimited, monthly", state: "active", price: 2500 }],
      orders: {
        data: [
          {
            reference: order.reference,
            lines: [
              { name: "AutoTune Pro", total: 45_900, refundedAt: null, refundAskedAt: null },
              { name: "Unlimited, monthly" },
            ],
          },
        ],
      },
    });
    const [licence] = await customer.licences();
    const secrets = [
      passwordHash,
      licence?.authenticationString ?? "-",
      sessionHash.toString("hex"),
      sessionHash.toString("base64"),
    ];
    for (const person of [support, manager, admin])
      for (const secret of secrets)
        expect(JSON.stringify(await supportConsole.read(person, customer))).not.toContain(secret);
  });

  it("shows full serials to roles that may act on them, and masked ones to the others", async () => {
    await supportConsole.buy(customer, "auto-tune-pro");
    const [{ serial } = { serial: "" }] = await customer.licences();
    expect(JSON.stringify(await supportConsole.read(support, customer))).not.toContain(serial);
    expect((await supportConsole.read(support, customer)).licences.data[0]?.serial).toBe(
      `••••-••••-••••-${serial.slice(-4)}`,
    );
    expect((await supportConsole.read(manager, customer)).licences.data[0]?.serial).toBe(serial);
    expect((await supportConsole.read(admin, customer)).licences.data[0]?.serial).toBe(serial);
  });

  it("is not shown without being logged", async () => {
    await supportConsole.read(support, customer);
    const { entries } = await supportConsole.audit(`?customer=${customer.accountId}`);
    expect(entries).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(String),
        staff: "support@desk.test",
        role: "support",
        action: "customer.read",
        subject: `account ${customer.accountId}`,
        details: {},
      },
    ]);
    expect((await support.get("customers/999999999")).statusCode).toBe(404);
  });

  it("is paged without losing or repeating an event", async () => {
    // All with one timestamp, as an import leaves it.
    await shop.connection.database.execute(sql`
      insert into shop.licence (account_id, ordinal, pid, serial, authentication_string)
      select ${customer.accountId}, n, 'PID-auto-tune-pro', gen_random_uuid(), gen_random_uuid()
        from generate_series(1, 95) n`);
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let next: string | null = ""; next !== null;) {
      const query: string = next === "" ? "" : `?before=${encodeURIComponent(next)}`;
      const { timeline } = await supportConsole.read(manager, customer, query);
      seen.push(...timeline.events.map(({ kind, more }) => `${kind} ${more}`));
      sizes.push(timeline.events.length);
      next = timeline.next;
    }
    expect(sizes).toEqual([40, 40, 16]);
    expect(new Set(seen).size).toBe(96);
    const { licences } = await supportConsole.read(manager, customer, "?licences=10");
    expect([licences.page, licences.lastPage, licences.data.length]).toEqual([10, 10, 5]);
    expect((await manager.get(`customers/${customer.accountId}?before=x`)).statusCode).toBe(400);
  });
});

describe("the audit log", () => {
  it("holds all of this as one chain, page after page", async () => {
    for (let looks = 0; looks < 60; looks += 1) await supportConsole.read(support, customer);
    const first = await supportConsole.audit(`?customer=${customer.accountId}`);
    expect([first.entries.length, first.next]).toEqual([50, first.entries.at(-1)?.id]);
    const second = await supportConsole.audit(
      `?customer=${customer.accountId}&before=${first.next}`,
    );
    expect([second.entries.length, second.next]).toEqual([10, null]);
    expect(await verifyAuditLog(shop.connection.database)).toMatchObject({ ok: true });
  });

  it("is verified at the worker's start and every night, and a break in it fails the job", async () => {
    const { database, transact } = shop.connection;
    const { rows } = await database.execute(
      sql`select state from jobs.job where name = 'verify-audit-log'`,
    );
    expect(rows).toEqual([{ state: "completed" }]);
    const job = verifyAuditLogNightly(shop.worker);
    await job.run();
    await transact(async (transaction) => {
      await transaction.execute(sql`alter table audit.entry disable trigger all`);
      await transaction.execute(sql`update audit.entry set staff = 'nobody' where id = 7`);
    });
    await expect(job.run()).rejects.toThrow("The audit log is broken at entry 7: changed");
  });
});
