import { DemandReport } from "@autotune/contract";
import type { StaffApi } from "../../support/api/staff-api.ts";
import { Notice } from "../../support/components/support-notice.tsx";
import { wordsOfProblem } from "../../support/components/support-words.ts";
import { csvUrl } from "../api/csv-endpoint.ts";
import type { ReportQuery } from "../routes/report-routes.ts";
import { DataTable } from "../components/data-table.tsx";
import { PeriodForm } from "../components/period-form.tsx";
import { ReportHead } from "../components/report-head.tsx";
import { ReportPanel } from "../components/report-panel.tsx";
import { alertsTable, searchesTable } from "../tables/demand-tables.ts";

interface DemandPageProps {
  readonly api: StaffApi;
  readonly query: ReportQuery;
}

/** What people ask for and do not get yet. */
export async function DemandPage({ api, query }: DemandPageProps) {
  const read = await api.get(DemandReport, "reports/demand", { ...query.period });
  if (!read.ok) return <Notice kind="problem">{wordsOfProblem(read.reason)}</Notice>;
  const report = read.value;
  return (
    <>
      <ReportHead former={report.former} period={report.period} title="Demand" />
      <PeriodForm page="demand" query={query} />
      <ReportPanel csv={csvUrl("price-alerts", query)} id="alerts" title="Price alerts">
        {report.alerts.length === 0 ? (
          <p className="admin-view-empty">Nobody waits for a lower price.</p>
        ) : (
          <DataTable barsOf={1} table={alertsTable(report)} />
        )}
      </ReportPanel>
      <ReportPanel csv={csvUrl("searches", query)} id="searches" title="Searches without a result">
        {report.searches.length === 0 ? (
          <p className="admin-view-empty">Every search of these days found something.</p>
        ) : (
          <DataTable barsOf={2} table={searchesTable(report)} />
        )}
      </ReportPanel>
    </>
  );
}
