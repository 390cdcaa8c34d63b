import { expect, it } from "vitest";
import { readSummary } from "../calls/read-summary.ts";
import { onlyPlanOf, standingOf } from "./plan-standing.ts";

it.each([
  ["newcomer", { hasAvailableTrial: 1 }],
  ["formerTrialer", { hasAvailableTrial: 0, wasTrialer: true }],
  // Also whoever may have none for another reason.
  ["formerTrialer", { hasAvailableTrial: 0 }],
  ["trialer", { isActiveTrialer: true, wasTrialer: false }],
  ["subscriber", { isActiveSubscriber: true, wasTrialer: true }],
])("[CHROME-05] whoever the summary describes so is a %s", (standing, summary) => {
  expect(standingOf(readSummary(summary))).toBe(standing);
});

const plan = (id: number, fs_status: string) => ({
  id,
  fs_id: `sub-${id}`,
  fs_status,
  path: "auto-tune-unlimited-monthly",
  name: "AutoTune Unlimited",
  currency: "EUR",
  price: 2499,
  interval: { count: 1, unit: "m" },
});

it.each([
  ["none", [], undefined],
  ["one that has ended", [plan(1, "deactivated")], undefined],
  ["one, beside one that has ended", [plan(1, "deactivated"), plan(2, "paused")], 2],
  ["two", [plan(1, "canceled"), plan(2, "active")], undefined],
])("whoever has %s is led to the only plan, or to none", (_, subscriptionSummary, id) => {
  expect(onlyPlanOf(readSummary({ subscriptionSummary }))?.id).toBe(id);
});
