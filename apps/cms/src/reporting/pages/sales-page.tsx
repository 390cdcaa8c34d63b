import { netSales, SalesReport } from "@autotune/contract";
import type { StaffApi } from "../../support/api/staff-api.ts";
import { Notice } from "../../support/components/support-notice.tsx";
import { wordsOfProblem } from "../../support/components/support-words.ts";
import { csvUrl } from "../api/csv-endpoint.ts";
import { breakdownsOf, type ReportQuery } from "../routes/report-routes.ts";
import { formatCount, shortDay, shortMoney } from "../charts/chart-labels.ts";
import { LineChart } from "../charts/line-chart.tsx";
import { BreakdownLinks } from "../components/breakdown-links.tsx";
import { DataTable } from "../components/data-table.tsx";
import { FigureCard } from "../components/figure-card.tsx";
import { PeriodForm } from "../components/period-form.tsx";
import { ReportHead } from "../components/report-head.tsx";
import { ReportPanel } from "../components/report-panel.tsx";
import { formatAmount } from "../tables/format-cell.ts";
import { averageOf, daysTable, groupsTable, sumOf } from "../tables/sales-tables.ts";

interface SalesPageProps {
  readonly api: StaffApi;
  readonly query: ReportQuery;
}

export async function SalesPage({ api, query }: SalesPageProps) {
  const { from, to } = query.period;
  const read = await api.get(SalesReport, "reports/sales", { from, to, by: query.by });
  if (!read.ok) return <Notice kind="problem">{wordsOfProblem(read.reason)}</Notice>;
  const report = read.value;
  const now = sumOf(report.days);
  const before = sumOf(report.formerDays);
  const money = (amount: number) => formatAmount(amount, report.currency ?? undefined);
  return (
    <>
      <ReportHead {...report} title="Sales" />
      <PeriodForm page="sales" query={query} />
      {report.uncounted > 0 && (
        <p className="admin-view-hint">
          {`${report.uncounted === 1 ? "One order is" : `${formatCount(report.uncounted)} orders are`} in no amount below: the payment provider pays out in another currency, or didn’t say what. By currency, what buyers paid includes them.`}
        </p>
      )}
      <dl className="report-figures">
        <FigureCard before={netSales(before)} format={money} name="Net sales" now={netSales(now)} />
        <FigureCard before={before.orders} format={formatCount} name="Orders" now={now.orders} />
        <FigureCard
          before={averageOf(before)}
          format={money}
          name="Average order"
          now={averageOf(now)}
        />
        <FigureCard
          before={before.refunded}
          format={money}
          isCost
          name="Refunds"
          now={now.refunded}
        />
        <FigureCard
          before={before.discount}
          format={money}
          isCost
          name="Discounts"
          now={now.discount}
        />
        <FigureCard before={before.tax} format={money} name="Tax" now={now.tax} />
      </dl>
      <ReportPanel csv={csvUrl("sales-days", query)} hasFormer id="by-day" title="Net sales by day">
        <div className="report-pair">
          <LineChart
            format={(value) => shortMoney(value, report.currency)}
            former={report.formerDays.map(netSales)}
            labels={report.days.map(shortDay)}
            values={report.days.map(netSales)}
          />
          <DataTable isByDay table={daysTable(report)} />
        </div>
      </ReportPanel>
      <ReportPanel csv={csvUrl("sales-groups", query)} id="breakdown" title="Where it came from">
        <BreakdownLinks choices={breakdownsOf.sales} page="sales" query={query} />
        {report.groups.length === 0 ? (
          <p className="admin-view-empty">
            Nothing was sold in these days. Choose a longer period.
          </p>
        ) : (
          <DataTable barsOf={1} table={groupsTable(report, query.by)} />
        )}
      </ReportPanel>
    </>
  );
}
