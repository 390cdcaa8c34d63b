import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseConnection } from "@autotune/database";
import { account, licence } from "@autotune/database/schema";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { asc, eq, sql } from "drizzle-orm";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  vi,
} from "vitest";
import { regenerateLicence } from "../../domains/support/licences/regenerate-licence.ts";
import { moveLicence } from "../../domains/licensing/transfers/licence-to-give.ts";
import { importCustomers } from "./import-customers.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
let folder: string;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(clone.url, 3);
});
afterAll(async () => {
  await connection.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "legacy-import-"));
  await connection.database.delete(licence);
  await connection.database.delete(account);
});
afterEach(() => rm(folder, { recursive: true }));

const head = "email,first_name,last_name,country,legacy_id,products";

async function fileOf(rows: readonly string[]): Promise<string> {
  const csv = join(folder, "customers.csv");
  await writeFile(csv, `${[head, ...rows].join("\r\n")}\r\n`);
  return csv;
}
const run = async (...rows: string[]) => importCustomers(connection.transact, await fileOf(rows));

const everything = async () => ({
  accounts: await connection.database.select().from(account).orderBy(asc(account.id)),
  licences: await connection.database.select().from(licence).orderBy(asc(licence.id)),
});

const nina = 'Nina@Studio.test,Nina,"Voss",de,L-1,PRO:S-1:A-1:2019-05-04;EFX:S-2:A-2:2020-01-31';
const omar = "omar@studio.test,,,,L-2,";

describe("importing customers of the legacy shop", () => {
  it("creates accounts that wait to be reactivated, with their licences and no order", async () => {
    expect(await run(nina, omar)).toMatchObject({ accounts: 2, licences: 2, refused: [] });
    const { accounts, licences } = await everything();
    expect(accounts).toMatchObject([
      {
        email: "nina@studio.test",
        firstName: "Nina",
        lastName: "Voss",
        country: "DE",
        legacyId: "L-1",
        passwordHash: null,
        optinMarketing: false,
      },
      { email: "omar@studio.test", firstName: "", legacyId: "L-2", passwordHash: null },
    ]);
    expect(licences).toMatchObject([
      {
        accountId: accounts[0]?.id,
        pid: "PRO",
        serial: "S-1",
        authenticationString: "A-1",
        orderLineId: null,
        grantedAt: new Date("2019-05-04T00:00:00Z"),
      },
      { accountId: accounts[0]?.id, pid: "EFX", serial: "S-2" },
    ]);
  });

  it("changes nothing when it runs again, whatever happened to the accounts since", async () => {
    await run(nina, omar);
    const { accounts } = await everything();
    const [one, two] = accounts.map(({ id }) => id);
    const { database } = connection;
    const moved = { email: "nina@new.test", firstName: "Nina Maria", passwordHash: "x" };
    await database.update(account).set(moved).where(eq(account.legacyId, "L-1"));
    await database
      .update(licence)
      .set({ accountId: two ?? 0 })
      .where(eq(licence.serial, "S-2"));
    const gone = { email: `erased-${two}@erased.invalid`, erasedAt: new Date() };
    await database.update(account).set(gone).where(eq(account.legacyId, "L-2"));
    const before = await everything();
    expect(await run(nina, omar)).toMatchObject({ accounts: 0, licences: 0, refused: [] });
    expect(await everything()).toEqual(before);
    expect(one).toBeDefined();
  });

  it("recognises licences that were transferred or got new strings since", async () => {
    await run(nina, omar);
    const { accounts, licences } = await everything();
    const [given, leaked] = licences;
    const taker = accounts[1];
    if (given === undefined || leaked === undefined || taker === undefined) throw new Error("None");
    await connection.transact(async (transaction) => {
      await moveLicence(transaction, given.id, taker.id);
      const { id: licenceId, serial } = leaked;
      await regenerateLicence({ transaction, enqueue: async () => {} }, { licenceId, serial });
    });
    const before = await everything();
    expect(before.licences[1]?.serial).not.toBe(leaked.serial);
    expect(await run(nina, omar)).toMatchObject({ accounts: 0, licences: 0, refused: [] });
    expect(await everything()).toEqual(before);
    // Nor can another row claim the serial that was once theirs.
    expect(await run("eve@studio.test,,,,L-7,EFX:S-2:A-2:2020-01-31")).toMatchObject({
      accounts: 0,
      licences: 0,
      refused: [{ line: 2, reason: "serial S-2 or its string belongs to another licence" }],
    });
  });

  it("adds what a newer file has in addition", async () => {
    await run(nina);
    const more = `${nina};ECHO:S-3:A-3:2021-06-07`;
    expect(await run(more, omar)).toMatchObject({ accounts: 1, licences: 1, refused: [] });
  });

  it("joins a guest's account, which only its verified mailbox opens, and leaves the guest's own data", async () => {
    await connection.database.insert(account).values({
      email: "nina@studio.test",
      firstName: "N.",
      lastName: "",
      optinMarketing: true,
    });
    expect(await run(nina)).toMatchObject({ accounts: 0, licences: 2, refused: [] });
    const { accounts } = await everything();
    expect(accounts).toMatchObject([
      { firstName: "N.", lastName: "Voss", country: "DE", legacyId: "L-1", optinMarketing: true },
    ]);
  });

  it("rejects rows by line with a reason, writes nothing of them and continues", async () => {
    await connection.database.insert(account).values({
      email: "taken@studio.test",
      passwordHash: "x",
      firstName: "Tess",
      lastName: "Ray",
      optinMarketing: false,
    });
    const report = await run(
      nina,
      "nobody,,,,L-3,",
      '"two\nlines@studio.test",,,,L-4,',
      "taken@studio.test,,,,L-5,PRO:S-5:A-5:2019-05-04",
      "nina@studio.test,,,,L-6,",
      "eve@studio.test,,,,L-7,PRO:S-1:A-9:2019-05-04",
      "eve@studio.test,,,,L-7,PRO:S-9:A-1:2019-05-04",
      omar,
    );
    expect(report.refused).toEqual([
      { line: 3, reason: "email is no address" },
      { line: 4, reason: "email is no address" },
      { line: 6, reason: "email has an account with a password here already" },
      { line: 7, reason: "email is that of legacy_id L-1" },
      { line: 8, reason: "serial S-1 or its string belongs to another licence" },
      { line: 9, reason: "serial S-9 or its string belongs to another licence" },
    ]);
    const { accounts, licences } = await everything();
    expect(accounts.map(({ email }) => email).toSorted()).toEqual([
      "nina@studio.test",
      "omar@studio.test",
      "taken@studio.test",
    ]);
    expect(licences).toHaveLength(2);
  });

  it("reads a file without customers, and one in which all are rejected", async () => {
    expect(await run()).toMatchObject({ accounts: 0, licences: 0, refused: [] });
    expect(await run("nobody,,,,L-1,")).toMatchObject({
      accounts: 0,
      refused: [{ line: 2, reason: "email is no address" }],
    });
  });

  it("reports that a file is another one, before it writes anything", async () => {
    const csv = join(folder, "other.csv");
    await writeFile(csv, `name,email\n${nina}\n`);
    await expect(importCustomers(connection.transact, csv)).rejects.toThrow(/first line/);
    expect((await everything()).accounts).toEqual([]);
  });
});

describe("ten thousand customers", () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, at) => `crowd${at}@studio.test,Ana,Rey,US,C-${at},PRO:CS-${at}:CA-${at}:2018-03-02`,
  );
  const count = async () => {
    const { rows: counted } = await connection.database.execute<{
      accounts: number;
      licences: number;
    }>(
      sql`select (select count(*)::integer from shop.account) as accounts,
                 (select count(*)::integer from shop.licence) as licences`,
    );
    return counted[0];
  };
  /** The command itself, as a process. */
  const start = (csv: string) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, "run.ts"), csv], {
      env: { ...process.env, DATABASE_URL: clone.url },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let printed = "";
    child.stdout.on("data", (text: Buffer) => (printed += text.toString()));
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    return { child, ended, printed: () => printed };
  };

  it(
    "exist once after a run that was killed half-way and one that resumed it",
    { tags: "long", timeout: 60_000 },
    async () => {
      const csv = await fileOf(rows);
      const killed = start(csv);
      await vi.waitFor(async () => expect((await count())?.accounts).toBeGreaterThan(2000), {
        timeout: 15_000,
        interval: 5,
      });
      killed.child.kill("SIGKILL");
      await killed.ended;
      const half = (await count())?.accounts ?? 0;
      expect(half).toBeLessThan(10_000);
      expect(half % 500).toBe(0);

      const second = start(csv);
      expect(await second.ended).toBe(0);
      const [, continuedAfter] = /Continued after line (\d+)\./.exec(second.printed()) ?? [];
      // The last batch may have been written and not recorded.
      expect([half + 1, half - 499]).toContain(Number(continuedAfter));
      expect(second.printed()).toMatch(/ accounts made, \d+ licences added, 0 rows refused\./);
      expect(await count()).toEqual({ accounts: 10_000, licences: 10_000 });

      const before = await everything();
      const begin = performance.now();
      const third = start(csv);
      expect(await third.ended).toBe(0);
      expect(performance.now() - begin).toBeLessThan(15_000);
      expect(third.printed()).toContain("0 accounts made, 0 licences added, 0 rows refused.");
      expect(await everything()).toEqual(before);
    },
  );
});
