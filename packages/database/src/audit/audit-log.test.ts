import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DatabaseConnection } from "../connection/connection.ts";
import { migrate } from "../migrating/migrate.ts";
import { asRole } from "../roles/roles.ts";
import {
  cloneDatabase,
  connectForTest,
  createTemplate,
  type DatabaseTemplate,
} from "../testing/index.ts";
import { verifyAuditLog } from "./verify-audit-log.ts";
import { writeAuditEntry } from "./write-audit-entry.ts";

const run = promisify(execFile);
const staff = { id: 7, email: "Zoë@desk.test", role: "manager" };

let template: DatabaseTemplate;
let url: string;
let application: DatabaseConnection;
let superuser: DatabaseConnection;
const open = (databaseUrl: string) => connectForTest(databaseUrl, 8);
beforeAll(async () => {
  template = await createTemplate({ name: "audit", prepare: migrate });
}, 60_000);
afterAll(() => template.drop());
beforeEach(async () => {
  const clone = await cloneDatabase(template.name);
  ({ url } = clone);
  application = open(asRole(url, "web"));
  superuser = open(url);
  return async () => {
    await application.close();
    await superuser.close();
  };
});

const note = (subject: string) =>
  application.transact((transaction) =>
    writeAuditEntry(transaction, {
      staff,
      action: "customer.read",
      subject,
      details: { reason: "Anruf wegen “Größe” 7:6", amount: 12.5, lines: [1, 2], nothing: null },
    }),
  );
const noteSome = async (count: number) => {
  for (let entry = 1; entry <= count; entry += 1) await note(`account ${entry}`);
};

/** What only somebody who owns the server can do. */
const tamper = async (statement: SQL) =>
  superuser.transact(async (transaction) => {
    await transaction.execute(sql`alter table audit.entry disable trigger all`);
    await transaction.execute(statement);
    await transaction.execute(sql`alter table audit.entry enable trigger all`);
  });

describe("the audit log", () => {
  it("gives each entry a number, a time and the hash of the one before it", async () => {
    await noteSome(3);
    const { rows } = await application.database.execute(sql`
      select id, staff, subject, at > now() - interval '1 minute' as "isNew",
             previous_hash = coalesce(lag(hash) over (order by id), '') as "isLinked"
        from audit.entry order by id`);
    expect(rows).toEqual(
      [1, 2, 3].map((id) => ({
        id: String(id),
        staff: "Zoë@desk.test",
        subject: `account ${id}`,
        isNew: true,
        isLinked: true,
      })),
    );
    expect(await verifyAuditLog(application.database)).toEqual({
      ok: true,
      head: { id: 3, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });

  it("stays one chain when many write at once and some change their mind", async () => {
    await Promise.allSettled(
      Array.from({ length: 40 }, (_, entry) =>
        application.transact(async (transaction) => {
          const subject = `account ${entry}`;
          await writeAuditEntry(transaction, { staff, action: "x", subject, details: {} });
          if (entry % 4 === 0) throw new Error("changed their mind");
        }),
      ),
    );
    expect(await verifyAuditLog(application.database)).toMatchObject({
      ok: true,
      head: { id: 30 },
    });
  });

  it.each(["web", "worker", "cms", "reports", "migrations"] as const)(
    "is not changed by %s",
    async (role) => {
      await note("account 1");
      const somebody = open(asRole(url, role));
      for (const statement of [
        sql`update audit.entry set staff = 'somebody else'`,
        sql`delete from audit.entry`,
        sql`truncate audit.entry`,
        sql`set session_replication_role = replica`,
      ])
        await expect(somebody.database.execute(statement)).rejects.toMatchObject({
          cause: { code: "42501" },
        });
      await somebody.close();
    },
  );

  it("can be added to and read by web, and nothing else", async () => {
    await note("account 1");
    for (const statement of [
      sql`update audit.entry set staff = 'somebody else'`,
      sql`delete from audit.entry`,
      sql`truncate audit.entry`,
      sql`insert into audit.entry (id, at, staff_id, staff, role, action, subject, details,
        previous_hash, hash) values (9, now(), 1, '', '', '', '', '{}', '', '')`,
      sql`alter table audit.entry disable trigger all`,
      sql`create or replace function audit.refuse_change() returns trigger
        language plpgsql as 'begin return null; end'`,
      sql`create table audit.other ()`,
      sql`drop table audit.entry`,
      sql`set session_replication_role = replica`,
    ])
      await expect(application.database.execute(statement)).rejects.toMatchObject({
        // PostgreSQL's code of "you may not".
        cause: { code: "42501" },
      });
    expect(await verifyAuditLog(application.database)).toMatchObject({ ok: true, head: { id: 1 } });
  });

  it("rejects changes even by a superuser, as long as the guard is in place", async () => {
    await note("account 1");
    for (const statement of [
      sql`update audit.entry set staff = 'somebody else'`,
      sql`delete from audit.entry`,
      sql`truncate audit.entry`,
    ])
      await expect(superuser.database.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining("never changed") },
      });
  });
});

describe("the check of the audit log", () => {
  it.each([
    ["changed", sql`update audit.entry set subject = 'account 9' where id = 3`, 3],
    ["changed", sql`update audit.entry set details = '{}' where id = 5`, 5],
    ["changed", sql`update audit.entry set at = at - interval '1 day' where id = 1`, 1],
    ["missing", sql`delete from audit.entry where id = 2`, 2],
    [
      "unlinked",
      sql`with forged as (select (entry).* from (select jsonb_populate_record(entry,
            '{"subject": "account 9"}') as entry from audit.entry where id = 3) x)
          update audit.entry set subject = 'account 9', hash = audit.entry_hash(forged)
            from forged where entry.id = 3`,
      4,
    ],
  ])("finds where the log was tampered with: %s", async (reason, statement, id) => {
    await noteSome(5);
    await tamper(statement);
    expect(await verifyAuditLog(application.database)).toEqual({ ok: false, id, reason });
  });

  it("finds a cut end, or a chain written anew, by a head that was noted elsewhere", async () => {
    await noteSome(3);
    const whole = await verifyAuditLog(application.database);
    const witness = whole.ok ? whole.head : undefined;
    await note("account 4");
    expect(await verifyAuditLog(application.database, { witness })).toMatchObject({ ok: true });

    await tamper(sql`delete from audit.entry where id >= 3`);
    expect(await verifyAuditLog(application.database)).toMatchObject({ ok: true, head: { id: 2 } });
    expect(await verifyAuditLog(application.database, { witness })).toEqual({
      ok: false,
      id: 3,
      reason: "missing",
    });
    await note("account 3");
    expect(await verifyAuditLog(application.database, { witness })).toEqual({
      ok: false,
      id: 3,
      reason: "notAsWitnessed",
    });
  });

  it("goes on from an entry that was verified before, and sees when that one has changed", async () => {
    await noteSome(3);
    const whole = await verifyAuditLog(application.database);
    const from = whole.ok ? whole.head : undefined;
    await noteSome(4);
    // What lies before is not read again.
    await tamper(sql`update audit.entry set subject = 'account 9' where id = 1`);
    expect(await verifyAuditLog(application.database, { from })).toMatchObject({ head: { id: 7 } });
    expect(await verifyAuditLog(application.database, { from, limit: 2 })).toMatchObject({
      head: { id: 4 },
    });
    await tamper(sql`update audit.entry set subject = 'account 9' where id = 6`);
    expect(await verifyAuditLog(application.database, { from })).toMatchObject({ id: 6 });
    await tamper(sql`update audit.entry set subject = 'account 9' where id = 3`);
    expect(await verifyAuditLog(application.database, { from })).toMatchObject({ id: 3 });
    await tamper(sql`delete from audit.entry where id >= 3`);
    expect(await verifyAuditLog(application.database, { from })).toMatchObject({
      id: 3,
      reason: "missing",
    });
  });

  it("is a command that reports what it found", async () => {
    const verify = (...head: string[]) =>
      run(process.execPath, [join(import.meta.dirname, "run.ts"), ...head], {
        env: { ...process.env, DATABASE_URL: asRole(url, "worker") },
      });
    await noteSome(2);
    const { stdout } = await verify();
    expect(stdout).toContain("The audit log is whole: 2 entries.");
    const [head = ""] = /2:[0-9a-f]{64}/.exec(stdout) ?? [];
    await tamper(sql`update audit.entry set staff = 'nobody' where id = 2`);
    await expect(verify(head)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("broken at entry 2: changed"),
    });
  }, 60_000);
});
