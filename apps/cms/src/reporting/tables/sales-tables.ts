import {
  netSales,
  type SalesBreakdown,
  type SalesFigures,
  type SalesReport,
} from "@autotune/contract";
import { formatAmount } from "./format-cell.ts";
import type { ReportColumn, ReportTable } from "./report-table.ts";

type Sums = Pick<SalesFigures, "orders" | "sales" | "discount" | "tax" | "refunded" | "returns">;

export function sumOf(days: readonly SalesFigures[]): Sums {
  const add = (of: (day: SalesFigures) => number) => days.reduce((sum, day) => sum + of(day), 0);
  return {
    orders: add((day) => day.orders),
    sales: add((day) => day.sales),
    discount: add((day) => day.discount),
    tax: add((day) => day.tax),
    refunded: add((day) => day.refunded),
    returns: add((day) => day.returns),
  };
}

/** What an order or charge is worth, before refunds. */
export function averageOf({ sales, orders }: Sums): number {
  return orders === 0 ? 0 : Math.round(sales / orders);
}

/** Null where there was nothing before: no share of nothing is true. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / Math.abs(before);
}

const moneyIn =
  (currency: string | null) =>
  (name: string): ReportColumn =>
    currency === null ? { name, kind: "money" } : { name, kind: "money", currency };
const count = (name: string): ReportColumn => ({ name, kind: "count" });

export function daysTable({ days, formerDays, currency }: SalesReport): ReportTable {
  const money = moneyIn(currency);
  return {
    caption: "By day, in UTC",
    columns: [
      { name: "Day", kind: "text" },
      money("Net sales"),
      money("Period before"),
      count("Orders"),
      money("Sales"),
      money("Refunds"),
      money("Discounts"),
      money("Tax"),
    ],
    rows: days.map((day, index) => {
      const former = formerDays[index];
      return [
        day.day,
        netSales(day),
        former === undefined ? null : netSales(former),
        day.orders,
        day.sales,
        day.refunded,
        day.discount,
        day.tax,
      ];
    }),
  };
}

export const breakdownNames: Readonly<Record<SalesBreakdown, string>> = {
  product: "Product",
  family: "Family",
  kind: "Kind",
  currency: "Currency",
  country: "Country",
  language: "Language",
  coupon: "Coupon",
  promotion: "Promotion",
  channel: "Channel",
};

/** Tax and discounts belong to whole orders, which a product or a kind is only a part of. */
const ofWholeOrders: ReadonlySet<SalesBreakdown> = new Set([
  "currency",
  "country",
  "language",
  "coupon",
  "promotion",
  "channel",
]);

export function groupsTable({ groups, currency }: SalesReport, by: SalesBreakdown): ReportTable {
  const money = moneyIn(currency);
  const hasWhole = ofWholeOrders.has(by);
  const isOwn = by === "currency";
  return {
    caption: `By ${breakdownNames[by].toLowerCase()}`,
    columns: [
      { name: breakdownNames[by], kind: "text" },
      money("Net sales"),
      money("Period before"),
      { name: "Change", kind: "share" },
      // Each row has a currency of its own.
      ...(isOwn
        ? [
            { name: "Paid by buyers", kind: "text" as const },
            { name: "Refunded to buyers", kind: "text" as const },
          ]
        : []),
      count("Orders"),
      count("Units"),
      money("Sales"),
      money("Refunds"),
      ...(hasWhole ? [money("Discounts"), money("Tax")] : []),
    ],
    rows: groups.map((group) => [
      group.name,
      netSales(group),
      netSales(group.former),
      changeOf(netSales(group), netSales(group.former)),
      ...(isOwn
        ? [
            formatAmount(group.own?.total ?? 0, group.key),
            formatAmount(group.own?.refunded ?? 0, group.key),
          ]
        : []),
      group.orders,
      group.units,
      group.sales,
      group.refunded,
      ...(hasWhole ? [group.discount, group.tax] : []),
    ]),
  };
}
