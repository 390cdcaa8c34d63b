import { expect, it } from "vitest";
import { readSummary } from "../api/read-summary.ts";
import { onlyPlanOf, subscriptionStatusOf } from "./subscription-status.ts";

it.each([
  ["newcomer", { hasAvailableTrial: 1 }],
  ["formerTrialer", { hasAvailableTrial: 0, wasTrialer: true }],
  // Also anyone who may have none for another reason.
  ["formerTrialer", { hasAvailableTrial: 0 }],
  ["trialer", { isActiveTrialer: true, wasTrialer: false }],
  ["subscriber", { isActiveSubscriber: true, wasTrialer: true }],
])("[CHROME-05] the summary gives the status %s", (status, summary) => {
  expect(subscriptionStatusOf(readSummary(summary))).toBe(status);
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
])("a person with %s gets the link of the only plan, or none", (_, subscriptionSummary, id) => {
  expect(onlyPlanOf(readSummary({ subscriptionSummary }))?.id).toBe(id);
});
