import type { ReportPeriod, SalesFigures } from "@autotune/contract";
import type { Executor } from "@autotune/database";
import { sql, type SQL } from "drizzle-orm";

export const noSales: SalesFigures = {
  orders: 0,
  units: 0,
  sales: 0,
  discount: 0,
  tax: 0,
  returns: 0,
  refunded: 0,
};

export function addSales(one: SalesFigures, other: SalesFigures): SalesFigures {
  return {
    orders: one.orders + other.orders,
    units: one.units + other.units,
    sales: one.sales + other.sales,
    discount: one.discount + other.discount,
    tax: one.tax + other.tax,
    returns: one.returns + other.returns,
    refunded: one.refunded + other.refunded,
  };
}

/**
 * Sums of the read model as JSON numbers; a driver would give `bigint` as text. Whatever rows are counted, only amounts
 * of this payout's currency are added.
 */
export function summedSales(currency: string | null): SQL {
  const sum = (amount: SQL) =>
    sql`coalesce(sum(${amount}) filter (where payout_currency = ${currency ?? ""}), 0)::float8`;
  return sql`
    sum(orders)::float8 as orders, sum(units)::float8 as units, ${sum(sql`sales`)} as sales,
    ${sum(sql`discount`)} as discount, ${sum(sql`tax`)} as tax, sum(returns)::float8 as returns,
    ${sum(sql`refunded`)} as refunded`;
}

/** Amounts of two currencies do not add up: a report shows the one in which most orders are paid out. */
export async function readPayoutCurrency(
  executor: Executor,
  { from, to }: ReportPeriod,
): Promise<string | null> {
  const { rows } = await executor.execute(sql`
    select payout_currency as currency from shop.reporting_sales
     where dimension = 'all' and day between ${from} and ${to} and payout_currency <> ''
     group by payout_currency order by sum(orders) desc, payout_currency limit 1`);
  const currency = rows[0]?.["currency"];
  return typeof currency === "string" ? currency : null;
}

export async function isCurrent(executor: Executor): Promise<boolean> {
  const { rows } = await executor.execute(
    sql`select not exists (select from shop.reporting_due) as current`,
  );
  return rows[0]?.["current"] === true;
}
