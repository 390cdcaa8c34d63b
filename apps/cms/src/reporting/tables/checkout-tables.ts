import type { CheckoutDay, CheckoutReport } from "@autotune/contract";
import type { ReportTable } from "./report-table.ts";

type Step = "visits" | "carts" | "opened" | "paid";
const steps: readonly (readonly [Step, string])[] = [
  ["visits", "Visits"],
  ["carts", "Carts started"],
  ["opened", "Checkouts opened"],
  ["paid", "Paid"],
];

/** Null where not every day was counted: such a sum is of other days than the one beside it. */
export function addStep(days: readonly CheckoutDay[], step: Step): number | null {
  return days.reduce<number | null>((sum, day) => {
    const count = day[step];
    return sum === null || count === null ? null : sum + count;
  }, 0);
}

/** Null where no day was counted: nobody knows that nothing happened. */
export function addCounted(days: readonly CheckoutDay[], step: Step): number | null {
  return days.length === 0 ? null : addStep(days, step);
}

/** Days on which every step was counted. */
export function countedDays(days: readonly CheckoutDay[]): readonly CheckoutDay[] {
  return days.filter(({ visits, carts }) => visits !== null && carts !== null);
}

/** The whole way, of the days on which all of it was counted. */
export function stepsTable({ days, formerDays }: CheckoutReport): ReportTable {
  const counted = countedDays(days);
  const counts = steps.map(([step]) => addCounted(counted, step));
  return {
    caption: "From a visit to a paid order",
    columns: [
      { name: "Step", kind: "text" },
      { name: "Times", kind: "count" },
      { name: "Of the step before", kind: "part" },
      { name: "Of all visits", kind: "part" },
      { name: "Period before", kind: "count" },
    ],
    rows: steps.map(([step, name], index) => [
      name,
      counts[index] ?? null,
      index === 0 ? null : partOf(counts[index], counts[index - 1]),
      partOf(counts[index], counts[0]),
      addStep(formerDays, step),
    ]),
  };
}

export function partOf(count: number | undefined | null, whole: number | undefined | null) {
  return typeof count !== "number" || typeof whole !== "number" || whole === 0
    ? null
    : count / whole;
}

export function checkoutDaysTable({ days, formerDays }: CheckoutReport): ReportTable {
  return {
    caption: "From a visit to a paid order by day, in UTC",
    columns: [
      { name: "Day", kind: "text" },
      { name: "Visits", kind: "count" },
      { name: "Carts", kind: "count" },
      { name: "Checkouts", kind: "count" },
      { name: "Declined payments", kind: "count" },
      { name: "Paid", kind: "count" },
      { name: "Paid before", kind: "count" },
    ],
    rows: days.map((day, index) => [
      day.day,
      day.visits,
      day.carts,
      day.opened,
      day.declined,
      day.paid,
      formerDays[index]?.paid ?? null,
    ]),
  };
}

const visitsTable =
  (caption: string, column: string, of: (report: CheckoutReport) => CheckoutReport["countries"]) =>
  (report: CheckoutReport): ReportTable => ({
    caption,
    columns: [
      { name: column, kind: "text" },
      { name: "Visits", kind: "count" },
      { name: "Period before", kind: "count" },
    ],
    rows: of(report).map(({ name, visits, former }) => [name, visits, former]),
  });
export const visitCountriesTable = visitsTable(
  "Visits by country",
  "Country",
  (report) => report.countries,
);
export const visitLanguagesTable = visitsTable(
  "Visits by language",
  "Language",
  (report) => report.languages,
);
