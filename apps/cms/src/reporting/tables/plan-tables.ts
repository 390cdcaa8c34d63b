import type { PlanFigures, SubscriptionsReport } from "@autotune/contract";
import type { ReportColumn, ReportTable } from "./report-table.ts";

const planColumns = (first: string, second: ReportColumn): ReportColumn[] => [
  { name: first, kind: "text" },
  second,
  { name: "New plans", kind: "count" },
  { name: "Ended", kind: "count" },
  { name: "Canceled", kind: "count" },
  { name: "Paused", kind: "count" },
  { name: "Resumed", kind: "count" },
  { name: "Trials", kind: "count" },
  { name: "Trials paid", kind: "count" },
  { name: "Trials lost", kind: "count" },
  { name: "Failed payments", kind: "count" },
  { name: "Recovered", kind: "count" },
];

const countsOf = (row: PlanFigures) => [
  row.started,
  row.ended,
  row.canceled,
  row.paused,
  row.resumed,
  row.trials,
  row.converted,
  row.lost,
  row.failed,
  row.recovered,
];

const money = (name: string, currency: string | null): ReportColumn =>
  currency === null ? { name, kind: "money" } : { name, kind: "money", currency };

export function planDaysTable({ days, currency }: SubscriptionsReport): ReportTable {
  return {
    caption: "Subscriptions by day, in UTC",
    columns: planColumns("Day", money("Monthly revenue", currency)),
    rows: days.map((day) => [day.day, day.revenue, ...countsOf(day)]),
  };
}

export function plansTable({ plans, currency }: SubscriptionsReport): ReportTable {
  return {
    caption: "Subscriptions by plan",
    columns: planColumns("Plan", money("Change of monthly revenue", currency)),
    rows: plans.map((plan) => [plan.name, plan.movement, ...countsOf(plan)]),
  };
}

export function planChangesTable({ changes }: SubscriptionsReport): ReportTable {
  return {
    caption: "Plan changes",
    columns: [
      { name: "Change", kind: "text" },
      { name: "Times", kind: "count" },
    ],
    rows: changes.map(({ name, count }) => [name, count]),
  };
}

const stateNames: Readonly<Record<string, string>> = {
  active: "Active",
  trial: "In trial",
  overdue: "Payment overdue",
  paused: "Paused",
  canceled: "Canceled, still running",
};

export function planStatesTable({ states }: SubscriptionsReport): ReportTable {
  return {
    caption: "Plans by state, counted every hour",
    columns: [
      { name: "State", kind: "text" },
      { name: "Plans", kind: "count" },
    ],
    rows: states.map(({ state, count }) => [stateNames[state] ?? state, count]),
  };
}

/** Of the trials that came to an end, how many were paid on. Null where none ended: a share of nothing. */
export function shareOfPaidTrials(
  days: readonly Pick<PlanFigures, "converted" | "lost">[],
): number | null {
  const converted = days.reduce((sum, day) => sum + day.converted, 0);
  const ended = days.reduce((sum, day) => sum + day.converted + day.lost, 0);
  return ended === 0 ? null : converted / ended;
}
