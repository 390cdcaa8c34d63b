import { hash } from "node:crypto";
import { session } from "@autotune/database/schema";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { pagesTouched } from "../../../../test/pages-touched.ts";
import type { App } from "../../../platform/app.ts";
import { deleteExpiredSessions, purgeUnusedDevices } from "../jobs.ts";
import { createAccountsApp } from "../accounts/testing/accounts-app.ts";
import { password, Visitor } from "../accounts/testing/visitor.ts";

let clone: ClonedDatabase;
let app: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  app = await createAccountsApp({ databaseUrl: clone.url });
});
afterAll(async () => {
  await app.close();
});

let count = 0;
async function newcomer(headers?: Record<string, string>) {
  const email = `singer${++count}@studio.test`;
  const visitor = new Visitor(app, headers);
  const created = await visitor.createAccount(email);
  expect(created.statusCode).toBe(201);
  return { visitor, email, created, id: created.json<{ id: number }>().id };
}

function sessionsOf(accountId: number) {
  return app.database
    .select({
      tokenHash: session.tokenHash,
      userAgent: session.userAgent,
      lastSeenAt: session.lastSeenAt,
      days: sql<number>`round(extract(epoch from expires_at - now()) / 86400)::int`,
    })
    .from(session)
    .where(eq(session.accountId, accountId));
}

function age(accountId: number, minutes: number) {
  return app.database.execute(
    sql`update shop.session set last_seen_at = now() - ${minutes} * interval '1 minute',
          expires_at = now() + interval '1 day' where account_id = ${accountId}`,
  );
}

function ageDevices(accountId: number, days: number) {
  return app.database.execute(sql`
    update shop.known_device set last_seen_at = now() - ${days} * interval '1 day'
     where account_id = ${accountId}`);
}

/** How many days ago each of an account's browsers was used. */
async function devicesOf(accountId: number): Promise<number[]> {
  const { rows } = await app.database.execute<{ days: number }>(sql`
    select floor(extract(epoch from now() - last_seen_at) / 86400)::integer as days
      from shop.known_device where account_id = ${accountId}`);
  return rows.map(({ days }) => days);
}

describe("a session", () => {
  it("is stored in cookies with exactly these attributes", async () => {
    const { created } = await newcomer();
    const lines = [created.headers["set-cookie"] ?? []].flat();
    expect(lines.map((line) => line.replace(/=[\w-]{43};/, "=<token>;"))).toEqual([
      "__Host-session=<token>; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax",
      "signed-in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax",
      "__Host-device=<token>; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax",
    ]);
  });

  it("is stored by its token's hash only, with a shortened user agent, for thirty days", async () => {
    const { visitor, id } = await newcomer({ "user-agent": "x".repeat(500) });
    const token = visitor.cookies.get("__Host-session") ?? "";
    const device = visitor.cookies.get("__Host-device") ?? "";
    expect(await sessionsOf(id)).toEqual([
      {
        tokenHash: hash("sha256", token, "buffer"),
        userAgent: "x".repeat(200),
        lastSeenAt: expect.any(Date),
        days: 30,
      },
    ]);
    const { rows } = await app.database.execute<{ everything: string }>(
      sql`select (select string_agg(s::text, ' ') from shop.session s)
            || (select string_agg(d::text, ' ') from shop.known_device d) as everything`,
    );
    const everything = rows[0]?.everything ?? "";
    for (const secret of [token, device]) {
      expect(secret).toHaveLength(43);
      expect(everything).toContain(hash("sha256", secret, "hex"));
      expect(everything).not.toContain(secret);
      expect(everything).not.toContain(Buffer.from(secret).toString("hex"));
      expect(everything).not.toContain(Buffer.from(secret, "base64url").toString("hex"));
    }
  });

  it("is replaced at every sign-in, and the old token is invalid", async () => {
    const { visitor, email, id } = await newcomer();
    const old = new Map(visitor.cookies);
    expect((await visitor.signIn(email, password)).statusCode).toBe(200);
    expect(visitor.cookies.get("__Host-session")).not.toBe(old.get("__Host-session"));
    expect(visitor.cookies.get("__Host-device")).toBe(old.get("__Host-device"));
    expect(await sessionsOf(id)).toHaveLength(1);
    const thief = new Visitor(app);
    thief.cookies.set("__Host-session", old.get("__Host-session") ?? "");
    expect((await thief.get("user")).statusCode).toBe(401);
    expect((await visitor.get("user")).statusCode).toBe(200);
  });

  it("coexists with sessions of the same account in other browsers", async () => {
    const { visitor, email, id } = await newcomer();
    const telephone = new Visitor(app);
    await telephone.signIn(email, password);
    expect(await sessionsOf(id)).toHaveLength(2);
    await telephone.signOut();
    expect((await telephone.get("user")).statusCode).toBe(401);
    expect((await visitor.get("user")).statusCode).toBe(200);
  });

  it("ends with signing out, in the database and in the browser", async () => {
    const { visitor, id } = await newcomer();
    const token = visitor.cookies.get("__Host-session") ?? "";
    const response = await visitor.signOut();
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    expect([response.headers["set-cookie"] ?? []].flat()).toEqual([
      "__Host-session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax",
      "signed-in=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure; SameSite=Lax",
      "__Host-guest=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax",
    ]);
    expect(await sessionsOf(id)).toEqual([]);
    visitor.cookies.set("__Host-session", token);
    expect((await visitor.get("user")).statusCode).toBe(401);
  });

  it("is not required for signing out", async () => {
    expect((await new Visitor(app).signOut()).statusCode).toBe(204);
  });

  it("that expired is invalid, and the browser's cookies are cleared", async () => {
    const { visitor, id } = await newcomer();
    await app.database.execute(
      sql`update shop.session set expires_at = now() - interval '1 second' where account_id = ${id}`,
    );
    const response = await visitor.get("user");
    expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
      401,
      "signInRequired",
    ]);
    expect([...visitor.cookies.keys()]).toEqual(["__Host-device"]);
  });

  it.each(["signed-in", "__Host-session"])(
    "that only the cookie %s claims is cleared too",
    async (cookie) => {
      const visitor = new Visitor(app);
      visitor.cookies.set(cookie, "1");
      expect((await visitor.get("user")).statusCode).toBe(401);
      expect(visitor.cookies.size).toBe(0);
    },
  );

  it("sets no cookie for an anonymous visitor", async () => {
    const response = await new Visitor(app).get("user");
    expect([response.statusCode, response.headers["set-cookie"]]).toEqual([401, undefined]);
  });

  it("has its last use written, and its expiry extended, at most once an hour", async () => {
    const { visitor, id } = await newcomer();
    await age(id, 59);
    const before = await sessionsOf(id);
    const early = await visitor.get("user");
    expect(early.headers["set-cookie"]).toBeUndefined();
    expect(await sessionsOf(id)).toEqual(before);

    await age(id, 61);
    const token = visitor.cookies.get("__Host-session") ?? "";
    const late = await visitor.get("user");
    const [row] = await sessionsOf(id);
    expect(row?.days).toBe(30);
    expect(Date.now() - (row?.lastSeenAt.getTime() ?? 0)).toBeLessThan(60_000);
    expect([late.headers["set-cookie"] ?? []].flat()).toEqual([
      `__Host-session=${token}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
      "signed-in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax",
      `__Host-device=${visitor.cookies.get("__Host-device")}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
  });

  it("ends ninety days after it began, however often it is used", async () => {
    const { visitor, id } = await newcomer();
    const begin = (days: number) =>
      app.database.execute(sql`
        update shop.session set created_at = now() - ${days} * interval '1 day',
               last_seen_at = now() - interval '2 hours', expires_at = now() + interval '30 days'
         where account_id = ${id}`);
    await begin(50);
    expect((await visitor.get("user")).statusCode).toBe(200);
    expect(await sessionsOf(id)).toMatchObject([{ days: 30 }]);
    await begin(88);
    expect((await visitor.get("user")).statusCode).toBe(200);
    // Used just now, and yet it has two days left.
    expect(await sessionsOf(id)).toMatchObject([{ days: 2 }]);
    // One that an older release had extended.
    await begin(90);
    expect((await visitor.get("user")).statusCode).toBe(401);
    expect(visitor.cookies.has("__Host-session")).toBe(false);
  });

  it("keeps its browser known for as long as it is used", async () => {
    const { id, visitor } = await newcomer();
    await ageDevices(id, 364);
    await age(id, 61);
    await visitor.get("user");
    expect(await devicesOf(id)).toEqual([0]);
  });

  it("without a stored browser gets one when it is used", async () => {
    const { id, visitor } = await newcomer();
    await age(id, 61);
    await app.database.update(session).set({ deviceHash: null }).where(eq(session.accountId, id));
    await visitor.get("user");
    const [stored] = await app.database
      .select({ deviceHash: session.deviceHash })
      .from(session)
      .where(eq(session.accountId, id));
    const device = visitor.cookies.get("__Host-device") ?? "";
    expect(stored?.deviceHash).toEqual(hash("sha256", device, "buffer"));
  });
});

describe("the jobs of accounts", () => {
  it("delete sessions that expired, and no others", async () => {
    const { id } = await newcomer();
    const { id: staying } = await newcomer();
    await app.database.execute(
      sql`update shop.session set expires_at = now() - interval '1 second' where account_id = ${id}`,
    );
    expect(await deleteExpiredSessions(app.database)).toBeGreaterThanOrEqual(1);
    expect(await sessionsOf(id)).toEqual([]);
    expect(await sessionsOf(staying)).toHaveLength(1);
    expect(await deleteExpiredSessions(app.database)).toBe(0);
  });

  it("purge devices after a year without use, but never the last one of an account", async () => {
    const { id, email } = await newcomer();
    await new Visitor(app).signIn(email, password);
    expect(await purgeUnusedDevices(app.database)).toBe(0);
    await ageDevices(id, 367);
    expect(await purgeUnusedDevices(app.database)).toBe(1);
    expect(await devicesOf(id)).toEqual([367]);
    expect(await purgeUnusedDevices(app.database)).toBe(0);
  });

  it("look at part of the devices that stay each night, in turn, at the same cost however many stay", async () => {
    await app.database.execute(sql`
      with crowd as (
        insert into shop.account (email, first_name, last_name, optin_marketing)
        select 'crowd' || n || '@studio.test', 'A', 'B', false from generate_series(1, 25000) n returning id)
      insert into shop.known_device (account_id, device_hash, last_seen_at)
      select id, decode(md5(id::text), 'hex'), now() - interval '900 days' from crowd`);
    await app.database.execute(sql`analyze shop.known_device`);
    const { id, email } = await newcomer();
    await new Visitor(app).signIn(email, password);
    await ageDevices(id, 500);
    const pages: number[] = [];
    const night = async () => {
      let deleted = 0;
      const costs = await pagesTouched(clone.url, async () => {
        deleted = await purgeUnusedDevices(app.database, 1);
      });
      pages.push(costs.find(({ text }) => text.includes("known_device"))?.pages ?? 0);
      return deleted;
    };
    expect([await night(), await night(), await night(), await night()]).toEqual([0, 0, 1, 0]);
    const [first = 0, second = 0] = pages;
    expect(first).toBeGreaterThan(0);
    expect(second).toBeLessThan(first * 1.5);
  });
});
