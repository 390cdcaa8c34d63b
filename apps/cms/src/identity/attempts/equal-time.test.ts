import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callCms } from "../../testing/call-cms.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

const email = "editor@autotune.test";
const samples = 7;
/** Other work on the machine can spoil a comparison, and would not do so to each. */
const comparisons = 4;

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
  const data = { email, role: "editor", password: "development-only-Password1" } as const;
  await cms.payload.create({ collection: "users", data });
});
afterAll(() => cms.stop());

async function timeOf(whose: string): Promise<number> {
  const begin = performance.now();
  await callCms(cms, "/users/login", { body: { email: whose, password: "a wrong password" } });
  return performance.now() - begin;
}

const medianOf = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** How much longer the slower of the two takes. */
async function compare(): Promise<number> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    await cms.query(sql`delete from shop.staff_attempt`);
    // In turn, so that both have the same machine.
    known.push(await timeOf(email));
    unknown.push(await timeOf(`nobody-${sample}@autotune.test`));
  }
  const medians = [medianOf(known), medianOf(unknown)];
  return Math.max(...medians) / Math.min(...medians) - 1;
}

test("a sign-in takes as long for an unknown email address as for a wrong password, within a tenth", async () => {
  let difference = 1;
  for (let times = 0; times < comparisons && difference > 0.1; times += 1)
    difference = await compare();
  expect(difference).toBeLessThan(0.1);
}, 120_000);
