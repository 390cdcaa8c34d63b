import { DemandReport, netSales, SalesReport } from "@autotune/contract";
import type { StaffApi } from "../../support/api/staff-api.ts";
import { Notice } from "../../support/components/support-notice.tsx";
import { wordsOfProblem } from "../../support/components/support-words.ts";
import { csvUrl } from "../api/csv-endpoint.ts";
import { breakdownsOf, type ReportQuery } from "../routes/report-routes.ts";
import { BreakdownLinks } from "../components/breakdown-links.tsx";
import { DataTable } from "../components/data-table.tsx";
import { PeriodForm } from "../components/period-form.tsx";
import { ReportHead } from "../components/report-head.tsx";
import { ReportPanel } from "../components/report-panel.tsx";
import { codesTable } from "../tables/demand-tables.ts";
import { breakdownNames, groupsTable } from "../tables/sales-tables.ts";

interface MarketingPageProps {
  readonly api: StaffApi;
  readonly query: ReportQuery;
}

/** What coupons, promotions, affiliates and codes brought. */
export async function MarketingPage({ api, query }: MarketingPageProps) {
  const { by } = query;
  const { from, to } = query.period;
  const [sales, demand] = await Promise.all([
    api.get(SalesReport, "reports/sales", { from, to, by }),
    api.get(DemandReport, "reports/demand", { from, to }),
  ]);
  if (!sales.ok) return <Notice kind="problem">{wordsOfProblem(sales.reason)}</Notice>;
  if (!demand.ok) return <Notice kind="problem">{wordsOfProblem(demand.reason)}</Notice>;
  const hasSold = sales.value.groups.some((group) => netSales(group) !== 0 || group.orders > 0);
  return (
    <>
      <ReportHead {...sales.value} title="Marketing" />
      <PeriodForm page="marketing" query={query} />
      <ReportPanel csv={csvUrl("sales-groups", query)} id="breakdown" title="What it brought">
        <BreakdownLinks choices={breakdownsOf.marketing} page="marketing" query={query} />
        {hasSold ? (
          <DataTable barsOf={1} table={groupsTable(sales.value, by)} />
        ) : (
          <p className="admin-view-empty">
            {`No order came by a ${breakdownNames[by].toLowerCase()} in these days.`}
          </p>
        )}
      </ReportPanel>
      <ReportPanel csv={csvUrl("codes", query)} id="codes" title="Redeemed codes">
        {demand.value.codes.length === 0 ? (
          <p className="admin-view-empty">No code was redeemed in these days.</p>
        ) : (
          <DataTable barsOf={1} table={codesTable(demand.value)} />
        )}
      </ReportPanel>
    </>
  );
}
