import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DatabaseConnection } from "../../connection/connection.ts";
import {
  cloneDatabase,
  connectForTest,
  createTemplate,
  type DatabaseTemplate,
} from "../../testing/index.ts";
import { isUsablePlan, usableUntil, type PlanTerm } from "./usable-plan.ts";

let template: DatabaseTemplate;
let connection: DatabaseConnection;
beforeAll(async () => {
  template = await createTemplate({ name: "usable_plan", prepare: async () => undefined });
  const { url } = await cloneDatabase(template.name);
  connection = connectForTest(url);
});
afterAll(async () => {
  await connection.close();
  await template.drop();
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function isUsableInDatabase({ state, entitledUntil, nextChargeAt }: PlanTerm) {
  const { rows } = await connection.database.execute<{ usable: boolean }>(sql`
    select ${isUsablePlan} as usable from (select ${state}::text as state,
      ${entitledUntil.toISOString()}::timestamptz as entitled_until,
      ${nextChargeAt?.toISOString() ?? null}::timestamptz as next_charge_at) plan`);
  return rows[0]?.usable;
}

it.each([
  ["active", -1, -1, true, "its charge is due"],
  ["trial", -1, -1, true, "its first charge is due"],
  ["active", -47, -47, true, "its charge is late"],
  ["active", -49, -49, false, "its charge never came"],
  ["active", -1, 300, false, "it was resumed and is not paid yet"],
  ["active", -1, null, false, "nothing is charged any more"],
  ["active", 300, 300, true, "it is paid"],
  ["overdue", -1, -1, false, "its card was declined, and its days are over"],
  ["overdue", 1, -20, true, "its card was declined, and it has days left"],
  ["canceled", -1, null, false, "it was canceled, and its days are over"],
  ["canceled", 1, null, true, "it was canceled, and has days left"],
  ["paused", -1, -1, false, "it rests"],
  ["deactivated", -1, -1, false, "it has ended"],
] as const)("a plan that is %s, paid for %i h and charged in %s h: %s, as %s", async (...told) => {
  const [state, paidHours, nextHours, isUsable] = told;
  const entitledUntil = inHours(paidHours);
  const nextChargeAt =
    nextHours === null ? null : nextHours === paidHours ? entitledUntil : inHours(nextHours);
  const plan: PlanTerm = { state, entitledUntil, nextChargeAt };
  expect(usableUntil(plan) > new Date()).toBe(isUsable);
  expect(await isUsableInDatabase(plan)).toBe(isUsable);
});
