import {
  CheckoutReport,
  DemandReport,
  ReportPeriodQuery,
  SalesQuery,
  SalesReport,
  SubscriptionsReport,
  TodayReport,
  type ReportPeriod,
} from "@autotune/contract";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { apiErrors, tags } from "../../../platform/staff-api/route-schema.ts";
import type { StaffGuard } from "../../../platform/staff-api/staff-guard.ts";
import { familyOf } from "./family-of.ts";
import { readPeriods, type Periods } from "./periods.ts";
import { readCheckouts } from "./read-checkouts.ts";
import { readDemand } from "./read-demand.ts";
import { readSales } from "./read-sales.ts";
import { readSubscriptions } from "./read-subscriptions.ts";
import { readToday } from "./read-today.ts";

/** Figures name no person, so that reading them is not logged. They are a minute old anyway, so a replica serves them. */
export function reportRoutes(scope: App, guard: StaffGuard): void {
  scope.get(
    "/staff/v1/reports/today",
    {
      preHandler: guard.require("report.sales"),
      schema: {
        summary: "Orders, sales, refunds and trials of today and yesterday",
        tags,
        response: { 200: TodayReport, ...apiErrors },
      },
    },
    () => scope.readFromReplica((database) => readToday(database, new Date())),
  );

  scope.get(
    "/staff/v1/reports/sales",
    {
      preHandler: guard.require("report.sales"),
      schema: {
        summary: "Sales and refunds by day, compared with the period before, and broken down",
        tags,
        querystring: SalesQuery,
        response: { 200: SalesReport, ...apiErrors },
      },
    },
    ({ query: { from, to, by = "product" } }) =>
      scope.readFromReplica((database) =>
        readSales(database, periodsOf({ from, to }), by, (path) => familyOf(scope.content, path)),
      ),
  );

  scope.get(
    "/staff/v1/reports/subscriptions",
    {
      preHandler: guard.require("report.sales"),
      schema: {
        summary: "Recurring revenue, new and ended plans, trials and failed payments by day",
        tags,
        querystring: ReportPeriodQuery,
        response: { 200: SubscriptionsReport, ...apiErrors },
      },
    },
    ({ query }) =>
      scope.readFromReplica((database) => readSubscriptions(database, periodsOf(query))),
  );

  scope.get(
    "/staff/v1/reports/checkout",
    {
      preHandler: guard.require("report.sales"),
      schema: {
        summary: "Visits, carts, opened, declined and paid checkouts by day",
        tags,
        querystring: ReportPeriodQuery,
        response: { 200: CheckoutReport, ...apiErrors },
      },
    },
    ({ query }) => scope.readFromReplica((database) => readCheckouts(database, periodsOf(query))),
  );

  scope.get(
    "/staff/v1/reports/demand",
    {
      preHandler: guard.require("report.demand"),
      schema: {
        summary: "Waiting price alerts, searches without a result, redeemed codes",
        tags,
        querystring: ReportPeriodQuery,
        response: { 200: DemandReport, ...apiErrors },
      },
    },
    ({ query }) => scope.readFromReplica((database) => readDemand(database, periodsOf(query))),
  );
}

function periodsOf(asked: ReportPeriod): Periods {
  const periods = readPeriods(asked);
  if (periods === undefined) throw new ApiError("invalidRequest");
  return periods;
}
