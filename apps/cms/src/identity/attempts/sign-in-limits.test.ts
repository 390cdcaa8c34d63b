import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callCms } from "../../testing/call-cms.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

const password = "development-only-Password1";
const email = "editor@autotune.test";

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
  const people = [
    // The first one becomes admin.
    { email: "admin@autotune.test", role: "admin", password },
    { email, role: "editor", password },
    { email: "other@autotune.test", role: "editor", password },
  ] as const;
  for (const data of people) await cms.payload.create({ collection: "users", data });
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await cms.query(sql`delete from shop.staff_attempt`);
});

interface Sender {
  readonly network: string;
  readonly cookie?: string;
}

function signIn(body: { email: string; password: string }, { network, cookie }: Sender) {
  const headers = { "x-forwarded-for": network, ...(cookie === undefined ? {} : { cookie }) };
  return callCms(cms, "/users/login", { body, headers });
}
const statusOf = async (typed: string, sender: Sender, whose = email) =>
  (await signIn({ email: whose, password: typed }, sender)).status;

/** As if somebody had guessed this often before. */
const guessed = (key: string, count: number) =>
  cms.query(sql`
    insert into shop.staff_attempt (key, count) values (${key}, ${count})
    on conflict (key) do update set count = excluded.count`);

const attacker = { network: "203.0.113.9" };
const owner = { network: "198.51.100.4" };

test("five wrong passwords for one account end the guessing from that network, and lock nobody else out", async () => {
  const guesses = Array.from({ length: 8 }, (_, number) =>
    statusOf(`a guess, ${number}`, attacker),
  );
  const statuses = (await Promise.all(guesses)).toSorted((one, other) => one - other);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  expect(await statusOf(password, attacker)).toBe(429);
  expect(await statusOf(password, owner)).toBe(200);
});

test("a network that guesses at many accounts is refused, whichever it names next", async () => {
  await guessed(`sign-in:network:${attacker.network}`, 20);
  for (const whose of ["nobody@autotune.test", "other@autotune.test"])
    expect(await statusOf(password, attacker, whose), whose).toBe(429);
  expect(await statusOf(password, owner, "other@autotune.test")).toBe(200);
});

test("guesses from many networks at one account end, and its owner's own browser still gets in", async () => {
  const first = await signIn({ email, password }, owner);
  const [cookie = ""] = (
    first.headers.getSetCookie().find((one) => one.startsWith("staff-device=")) ?? ""
  ).split(";");
  await statusOf("a guess", attacker);
  await cms.query(sql`update shop.staff_attempt set count = 100 where key not like '%network%'`);
  expect(await statusOf(password, { network: "192.0.2.77" })).toBe(429);
  expect(await statusOf(password, { ...attacker, cookie })).toBe(200);
  // It is the account's browser, not anybody's.
  await guessed(`sign-in:network:${attacker.network}`, 20);
  expect(await statusOf(password, { ...attacker, cookie }, "other@autotune.test")).toBe(429);
});

test("who signs in is not counted, and what was counted ends after a while", async () => {
  for (let times = 0; times < 7; times += 1) expect(await statusOf(password, owner)).toBe(200);
  await Promise.all(Array.from({ length: 6 }, () => statusOf("a guess", attacker)));
  expect(await statusOf(password, attacker)).toBe(429);
  await cms.query(sql`update shop.staff_attempt set started_at = now() - interval '16 minutes'`);
  expect(await statusOf(password, attacker)).toBe(200);
});

test("wrong passwords of people who are there are in the audit log, with their network", async () => {
  const failures = async () => {
    const [row] = await cms.queryAsOwner(sql`
      select count(*)::int as count, max(details ->> 'network') as network
      from audit.entry where action = 'staff.sign-in-fail'`);
    return row;
  };
  const before = Number((await failures())?.["count"]);
  await statusOf("a guess", attacker);
  await statusOf("a guess", attacker, "nobody@autotune.test");
  expect(await failures()).toEqual({ count: before + 1, network: attacker.network });
});
