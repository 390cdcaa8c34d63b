import { netSales, type PlanDay, type SalesFigures } from "@autotune/contract";
import type { Database } from "@autotune/database";
import type { Periods } from "../reports/periods.ts";
import { readDemand } from "../reports/read-demand.ts";
import { readSales } from "../reports/read-sales.ts";
import { readSubscriptions } from "../reports/read-subscriptions.ts";
import { addSales, noSales } from "../reports/sum-sales.ts";

/** In an email, of each list. */
const most = 5;

/** What the weekly report says, from the reports themselves, so that both say the same. */
export async function readWeek(database: Database, periods: Periods) {
  const sales = await readSales(database, periods, "product");
  const plans = await readSubscriptions(database, periods);
  const { searches } = await readDemand(database, periods);
  return {
    period: periods.period,
    currency: sales.currency ?? plans.currency,
    week: figuresOf(sales.days, plans.days),
    before: figuresOf(sales.formerDays, plans.formerDays),
    products: sales.groups
      .map((group) => ({ name: group.name, netSales: netSales(group) }))
      .filter((product) => product.netSales > 0)
      .toSorted((one, other) => other.netSales - one.netSales)
      .slice(0, most),
    searches: searches.slice(0, most),
  };
}

function figuresOf(sold: readonly SalesFigures[], plans: readonly PlanDay[]) {
  const sum = sold.reduce<SalesFigures>(addSales, noSales);
  return {
    netSales: netSales(sum),
    orders: sum.orders,
    refunded: sum.refunded,
    recurring: plans.at(-1)?.revenue ?? 0,
    newPlans: plans.reduce((started, day) => started + day.started, 0),
    endedPlans: plans.reduce((ended, day) => ended + day.ended, 0),
  };
}
