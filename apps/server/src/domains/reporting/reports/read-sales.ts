import type {
  ReportPeriod,
  SalesBreakdown,
  SalesDay,
  SalesFigures,
  SalesReport,
} from "@autotune/contract";
import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import { nameGroup, productNames } from "./name-group.ts";
import { daysOf, type Periods } from "./periods.ts";
import { addSales, isCurrent, noSales, readPayoutCurrency, summedSales } from "./sum-sales.ts";

/** `familyOfPath` is asked for the breakdown by family alone. */
export async function readSales(
  database: Database,
  { period, former }: Periods,
  by: SalesBreakdown,
  familyOfPath: (path: string) => string = () => "none",
): Promise<SalesReport> {
  const whole = { from: former.from, to: period.to };
  const currency = await readPayoutCurrency(database, whole);
  const days = await readDays(database, whole, currency);
  const groups = await readGroups(database, { period, former, currency }, by);
  const names = await productNames(
    database,
    groups.map(({ key }) => key),
  );
  const shown = by === "family" ? byFamily(groups, familyOfPath) : groups;
  return {
    currency,
    period,
    former,
    isCurrent: await isCurrent(database),
    uncounted: await countOtherOrders(database, period, currency),
    days: daysOf(period).map((day) => days.get(day) ?? { day, ...noSales }),
    formerDays: daysOf(former).map((day) => days.get(day) ?? { day, ...noSales }),
    groups: shown
      .map((group) => ({ ...group, name: nameGroup(by, group.key, names) }))
      .toSorted(
        (one, other) =>
          other.sales - one.sales || other.orders - one.orders || (one.key < other.key ? -1 : 1),
      ),
  };
}

async function readDays(
  database: Database,
  { from, to }: ReportPeriod,
  currency: string | null,
): Promise<Map<string, SalesDay>> {
  const { rows } = await database.execute<SalesDay & Record<string, unknown>>(sql`
    select day::text, ${summedSales(currency)} from shop.reporting_sales
     where dimension = 'all' and day between ${from} and ${to} and payout_currency = ${currency ?? ""}
     group by day`);
  return new Map(rows.map((row) => [row.day, row]));
}

interface Group extends SalesFigures {
  readonly key: string;
  readonly former: SalesFigures;
  readonly own?: { readonly total: number; readonly discount: number; readonly refunded: number };
}

interface GroupRow extends SalesFigures {
  readonly key: string;
  readonly is_former: boolean;
  readonly total: number;
  readonly own_discount: number;
  readonly own_refunded: number;
}

async function readGroups(
  database: Database,
  { period, former, currency }: Periods & { readonly currency: string | null },
  by: SalesBreakdown,
): Promise<Group[]> {
  // What buyers paid in their own currency is known whatever the payout is.
  const paidOut = by === "currency" ? sql`true` : sql`payout_currency = ${currency ?? ""}`;
  const { rows } = await database.execute<GroupRow & Record<string, unknown>>(sql`
    select key, day < ${period.from} as is_former, ${summedSales(currency)}, sum(own_total)::float8 as total,
           sum(own_discount)::float8 as own_discount, sum(own_refunded)::float8 as own_refunded
      from shop.reporting_sales
     where dimension = ${by === "family" ? "product" : by} and day between ${former.from} and ${period.to}
       and ${paidOut}
     group by key, is_former`);
  const byKey = (list: readonly GroupRow[]) => new Map(list.map((row) => [row.key, row]));
  const now = byKey(rows.filter((row) => !row.is_former));
  const before = byKey(rows.filter((row) => row.is_former));
  return [...new Set([...now.keys(), ...before.keys()])].map((key) => {
    const row = now.get(key);
    const own =
      by === "currency"
        ? {
            own: {
              total: row?.total ?? 0,
              discount: row?.own_discount ?? 0,
              refunded: row?.own_refunded ?? 0,
            },
          }
        : {};
    return {
      key,
      ...figuresOf(row ?? noSales),
      former: figuresOf(before.get(key) ?? noSales),
      ...own,
    };
  });
}

const figuresOf = (row: SalesFigures): SalesFigures => addSales(noSales, row);

/** A product moves between families with its page, and its sales with it. */
function byFamily(groups: readonly Group[], familyOfPath: (path: string) => string): Group[] {
  const families = new Map<string, Group>();
  for (const group of groups) {
    const key = familyOfPath(group.key);
    const known = families.get(key);
    families.set(
      key,
      known === undefined
        ? { ...group, key }
        : { key, ...addSales(known, group), former: addSales(known.former, group.former) },
    );
  }
  return [...families.values()];
}

async function countOtherOrders(
  database: Database,
  { from, to }: ReportPeriod,
  currency: string | null,
): Promise<number> {
  const { rows } = await database.execute<{ orders: number }>(sql`
    select coalesce(sum(orders), 0)::float8 as orders from shop.reporting_sales
     where dimension = 'all' and day between ${from} and ${to}
       and (payout_currency = '' or payout_currency <> ${currency ?? ""})`);
  return rows[0]?.orders ?? 0;
}
