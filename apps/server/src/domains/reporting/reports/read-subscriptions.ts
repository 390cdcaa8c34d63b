import type { PlanDay, PlanFigures, SubscriptionsReport } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import { revenueTopics } from "../figures/recurring-revenue.ts";
import { productNames } from "./name-group.ts";
import { daysOf, type Periods } from "./periods.ts";
import { readEvents, type EventRow } from "./read-events.ts";
import { isCurrent, readPayoutCurrency } from "./sum-sales.ts";

const topicOf = {
  started: "mrr.new",
  ended: "mrr.churn",
  canceled: "plan.canceled",
  paused: "plan.paused",
  resumed: "plan.resumed",
  trials: "trial.started",
  converted: "trial.converted",
  lost: "trial.lost",
  failed: "charge.failed",
  recovered: "charge.recovered",
} as const satisfies Record<keyof PlanFigures, string>;

export async function readSubscriptions(
  database: Database,
  { period, former }: Periods,
): Promise<SubscriptionsReport> {
  const whole = { from: former.from, to: period.to };
  const currency = await readPayoutCurrency(database, whole);
  const events = await readEvents(
    database,
    whole,
    [...new Set([...Object.values(topicOf), ...revenueTopics, "plan.changed"])],
    currency,
  );
  const days = daysWithRevenue(
    daysOf(whole),
    events,
    await readRevenueBefore(database, whole.from, currency),
  );
  const inPeriod = events.filter(({ day }) => day >= period.from);
  const plans = [
    ...new Set(inPeriod.filter(({ topic }) => topic !== "plan.changed").map(({ key }) => key)),
  ];
  const changes = inPeriod.filter(({ topic }) => topic === "plan.changed");
  const names = await productNames(database, [
    ...plans,
    ...changes.flatMap(({ key }) => key.split(" → ")),
  ]);
  return {
    currency,
    period,
    former,
    isCurrent: await isCurrent(database),
    days: days.filter(({ day }) => day >= period.from),
    formerDays: days.filter(({ day }) => day < period.from),
    plans: plans
      .map((key) => {
        const own = inPeriod.filter((event) => event.key === key);
        return {
          key,
          name: names.get(key) ?? key,
          movement: sumOf(own.filter(isMovement), "amount"),
          ...figuresOf(own),
        };
      })
      .toSorted((one, other) => other.started - one.started || (one.key < other.key ? -1 : 1)),
    changes: countChanges(changes, names),
    states: await readStates(database, period.to),
  };
}

const isMovement = ({ topic }: EventRow) => revenueTopics.includes(topic);

function sumOf(events: readonly EventRow[], what: "count" | "amount"): number {
  return events.reduce((sum, event) => sum + event[what], 0);
}

function figuresOf(events: readonly EventRow[]): PlanFigures {
  const countOf = (topic: string) =>
    sumOf(
      events.filter((event) => event.topic === topic),
      "count",
    );
  return {
    started: countOf(topicOf.started),
    ended: countOf(topicOf.ended),
    canceled: countOf(topicOf.canceled),
    paused: countOf(topicOf.paused),
    resumed: countOf(topicOf.resumed),
    trials: countOf(topicOf.trials),
    converted: countOf(topicOf.converted),
    lost: countOf(topicOf.lost),
    failed: countOf(topicOf.failed),
    recovered: countOf(topicOf.recovered),
  };
}

function daysWithRevenue(
  days: readonly string[],
  events: readonly EventRow[],
  before: number,
): PlanDay[] {
  const byDay = Map.groupBy(events, ({ day }) => day);
  let revenue = before;
  return days.map((day) => {
    const own = byDay.get(day) ?? [];
    revenue += sumOf(own.filter(isMovement), "amount");
    return { day, revenue, ...figuresOf(own) };
  });
}

async function readRevenueBefore(
  database: Database,
  day: string,
  currency: string | null,
): Promise<number> {
  const { rows } = await database.execute<{ revenue: number }>(sql`
    select coalesce(sum(amount), 0)::float8 as revenue from shop.reporting_event
     where topic in ${revenueTopics} and day < ${day} and currency = ${currency ?? ""}`);
  return rows[0]?.revenue ?? 0;
}

function countChanges(events: readonly EventRow[], names: ReadonlyMap<string, string>) {
  const counts = new Map<string, number>();
  for (const { key, count } of events) {
    const name = key
      .split(" → ")
      .map((path) => names.get(path) ?? path)
      .join(" → ");
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count);
}

async function readStates(database: Database, until: string) {
  const { rows } = await database.execute<{ state: string; count: number }>(sql`
    select key as state, count::float8 as count from shop.reporting_event
     where topic = 'plan.state' and day = (
       select max(day) from shop.reporting_event where topic = 'plan.state' and day <= ${until})
     order by count desc, key`);
  return rows;
}
