import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callCms } from "../../testing/call-cms.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

const email = "editor@autotune.test";
const samples = 7;
/** A collection of garbage can spoil a comparison, and would not do so to each. */
const comparisons = 4;

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
  const data = { email, role: "editor", password: "development-only-Password1" } as const;
  await cms.payload.create({ collection: "users", data });
});
afterAll(() => cms.stop());

/**
 * Processor time, because nearly all of a sign-in is hashing, and other work on the machine does not stretch it. The
 * clock is read by the machine that looks for enumeration, on a quiet one.
 */
async function workOf(whose: string): Promise<number> {
  const begin = process.cpuUsage();
  await callCms(cms, "/users/login", { body: { email: whose, password: "a wrong password" } });
  const { user, system } = process.cpuUsage(begin);
  return user + system;
}

const medianOf = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** How much longer the slower of the two takes. */
async function compare(): Promise<number> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    await cms.query(sql`delete from shop.staff_attempt`);
    known.push(await workOf(email));
    unknown.push(await workOf(`nobody-${sample}@autotune.test`));
  }
  const medians = [medianOf(known), medianOf(unknown)];
  return Math.max(...medians) / Math.min(...medians) - 1;
}

test("a sign-in costs as much for an unknown email address as for a wrong password, within a tenth", async () => {
  let difference = 1;
  for (let times = 0; times < comparisons && difference > 0.1; times += 1)
    difference = await compare();
  expect(difference).toBeLessThan(0.1);
}, 120_000);
