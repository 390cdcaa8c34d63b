import { CheckoutReport, DemandReport, SalesReport, SubscriptionsReport } from "@autotune/contract";
import type { StaffApi, StaffResponse } from "../../support/api/staff-api.ts";
import {
  checkoutDaysTable,
  stepsTable,
  visitCountriesTable,
  visitLanguagesTable,
} from "../tables/checkout-tables.ts";
import { alertsTable, codesTable, searchesTable } from "../tables/demand-tables.ts";
import { planChangesTable, planDaysTable, plansTable } from "../tables/plan-tables.ts";
import type { ReportTable } from "../tables/report-table.ts";
import { daysTable, groupsTable } from "../tables/sales-tables.ts";
import type { ReportQuery } from "../routes/report-routes.ts";

type Read = (api: StaffApi, query: ReportQuery) => Promise<StaffResponse<ReportTable>>;

const sales =
  (tableOf: (report: SalesReport, query: ReportQuery) => ReportTable): Read =>
  async (api, query) => {
    const asked = { ...query.period, by: query.by };
    const read = await api.get(SalesReport, "reports/sales", asked);
    return read.ok ? { ok: true, value: tableOf(read.value, query) } : read;
  };
const subscriptions =
  (tableOf: (report: SubscriptionsReport) => ReportTable): Read =>
  async (api, { period }) => {
    const read = await api.get(SubscriptionsReport, "reports/subscriptions", { ...period });
    return read.ok ? { ok: true, value: tableOf(read.value) } : read;
  };
const checkouts =
  (tableOf: (report: CheckoutReport) => ReportTable): Read =>
  async (api, { period }) => {
    const read = await api.get(CheckoutReport, "reports/checkout", { ...period });
    return read.ok ? { ok: true, value: tableOf(read.value) } : read;
  };
const demand =
  (tableOf: (report: DemandReport) => ReportTable): Read =>
  async (api, { period }) => {
    const read = await api.get(DemandReport, "reports/demand", { ...period });
    return read.ok ? { ok: true, value: tableOf(read.value) } : read;
  };

/** Every table that can be downloaded: the one that the page shows. */
export const reportFiles = {
  "sales-days": sales(daysTable),
  "sales-groups": sales((report, { by }) => groupsTable(report, by)),
  "subscription-days": subscriptions(planDaysTable),
  plans: subscriptions(plansTable),
  "plan-changes": subscriptions(planChangesTable),
  funnel: checkouts(stepsTable),
  "checkout-days": checkouts(checkoutDaysTable),
  "visit-countries": checkouts(visitCountriesTable),
  "visit-languages": checkouts(visitLanguagesTable),
  "price-alerts": demand(alertsTable),
  searches: demand(searchesTable),
  codes: demand(codesTable),
} as const satisfies Readonly<Record<string, Read>>;

export type ReportFile = keyof typeof reportFiles;

export function isReportFile(name: unknown): name is ReportFile {
  return typeof name === "string" && Object.hasOwn(reportFiles, name);
}
