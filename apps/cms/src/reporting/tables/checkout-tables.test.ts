import type { CheckoutDay } from "@autotune/contract";
import { expect, test } from "vitest";
import { stepsTable } from "./checkout-tables.ts";

const period = { from: "2026-03-02", to: "2026-03-03" };
const report = {
  period,
  former: { from: "2026-02-28", to: "2026-03-01" },
  isCurrent: true,
  countries: [],
  languages: [],
};
const day = (counts: Partial<CheckoutDay>): CheckoutDay => ({
  day: "2026-03-02",
  visits: 100,
  carts: 20,
  opened: 10,
  paid: 4,
  declined: 1,
  ...counts,
});

test("each step is a part of the one before and of all visits", () => {
  const { rows } = stepsTable({ ...report, days: [day({}), day({})], formerDays: [day({})] });
  expect(rows).toEqual([
    ["Visits", 200, null, 1, 100],
    ["Carts started", 40, 0.2, 0.2, 20],
    ["Checkouts opened", 20, 0.5, 0.1, 10],
    ["Paid", 8, 0.4, 0.04, 4],
  ]);
});

test("days on which visits or carts were not counted are in no share", () => {
  const days = [day({ visits: null, carts: null, paid: 50 }), day({})];
  const { rows } = stepsTable({ ...report, days, formerDays: [day({ visits: null })] });
  expect(rows.at(0)).toEqual(["Visits", 100, null, 1, null]);
  expect(rows.at(-1)).toEqual(["Paid", 4, 0.4, 0.04, 4]);
});

test("no visits give no share", () => {
  const none = day({ visits: 0, carts: 0, opened: 0, paid: 0 });
  const { rows } = stepsTable({ ...report, days: [none], formerDays: [] });
  expect(rows.at(-1)).toEqual(["Paid", 0, null, null, 0]);
});

test("before the first count there is no number, which is not the same as none", () => {
  const days = [day({ visits: null, carts: null })];
  const { rows } = stepsTable({ ...report, days, formerDays: days });
  expect(rows).toEqual([
    ["Visits", null, null, null, null],
    ["Carts started", null, null, null, null],
    ["Checkouts opened", null, null, null, 10],
    ["Paid", null, null, null, 4],
  ]);
});
