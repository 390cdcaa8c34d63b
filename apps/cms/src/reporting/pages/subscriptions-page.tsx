import { SubscriptionsReport, type PlanDay } from "@autotune/contract";
import type { StaffApi } from "../../support/api/staff-api.ts";
import { Notice } from "../../support/components/support-notice.tsx";
import { wordsOfProblem } from "../../support/components/support-words.ts";
import { csvUrl } from "../api/csv-endpoint.ts";
import type { ReportQuery } from "../routes/report-routes.ts";
import { formatCount, shortDay, shortMoney } from "../charts/chart-labels.ts";
import { LineChart } from "../charts/line-chart.tsx";
import { DataTable } from "../components/data-table.tsx";
import { FigureCard } from "../components/figure-card.tsx";
import { PeriodForm } from "../components/period-form.tsx";
import { ReportHead } from "../components/report-head.tsx";
import { ReportPanel } from "../components/report-panel.tsx";
import { formatAmount, formatPart } from "../tables/format-cell.ts";
import {
  planChangesTable,
  planDaysTable,
  planStatesTable,
  plansTable,
  shareOfPaidTrials,
} from "../tables/plan-tables.ts";

interface SubscriptionsPageProps {
  readonly api: StaffApi;
  readonly query: ReportQuery;
}

export async function SubscriptionsPage({ api, query }: SubscriptionsPageProps) {
  const read = await api.get(SubscriptionsReport, "reports/subscriptions", { ...query.period });
  if (!read.ok) return <Notice kind="problem">{wordsOfProblem(read.reason)}</Notice>;
  const report = read.value;
  const { days, formerDays } = report;
  const money = (amount: number) => formatAmount(amount, report.currency ?? undefined);
  const add = (list: readonly PlanDay[], of: (day: PlanDay) => number) =>
    list.reduce((sum, day) => sum + of(day), 0);
  const both = (of: (day: PlanDay) => number) => ({
    now: add(days, of),
    before: add(formerDays, of),
  });
  return (
    <>
      <ReportHead {...report} title="Subscriptions" />
      <PeriodForm page="subscriptions" query={query} />
      <dl className="report-figures">
        <FigureCard
          before={formerDays.at(-1)?.revenue ?? 0}
          format={money}
          name="Monthly recurring revenue"
          now={days.at(-1)?.revenue ?? 0}
        />
        <FigureCard {...both((day) => day.started)} format={formatCount} name="New plans" />
        <FigureCard {...both((day) => day.ended)} format={formatCount} isCost name="Ended plans" />
        <FigureCard
          before={shareOfPaidTrials(formerDays)}
          format={formatPart}
          name="Trials that paid"
          now={shareOfPaidTrials(days)}
        />
        <FigureCard
          {...both((day) => day.failed)}
          format={formatCount}
          isCost
          name="Failed payments"
        />
        <FigureCard {...both((day) => day.recovered)} format={formatCount} name="Recovered" />
        <FigureCard
          {...both((day) => day.paused)}
          format={formatCount}
          isCost
          name="Paused plans"
        />
        <FigureCard {...both((day) => day.resumed)} format={formatCount} name="Resumed plans" />
      </dl>
      <ReportPanel
        csv={csvUrl("subscription-days", query)}
        hasFormer
        id="by-day"
        title="Monthly recurring revenue by day"
      >
        <div className="report-pair">
          <LineChart
            format={(value) => shortMoney(value, report.currency)}
            former={formerDays.map(({ revenue }) => revenue)}
            labels={days.map(shortDay)}
            values={days.map(({ revenue }) => revenue)}
          />
          <DataTable isByDay table={planDaysTable(report)} />
        </div>
      </ReportPanel>
      <ReportPanel csv={csvUrl("plans", query)} id="plans" title="By plan">
        {report.plans.length === 0 ? (
          <p className="admin-view-empty">Nothing happened to a plan in these days.</p>
        ) : (
          <DataTable barsOf={2} table={plansTable(report)} />
        )}
        {report.states.length > 0 && <DataTable barsOf={1} table={planStatesTable(report)} />}
      </ReportPanel>
      <ReportPanel csv={csvUrl("plan-changes", query)} id="changes" title="Plan changes">
        {report.changes.length === 0 ? (
          <p className="admin-view-empty">Nobody changed a plan in these days.</p>
        ) : (
          <DataTable barsOf={1} table={planChangesTable(report)} />
        )}
      </ReportPanel>
    </>
  );
}
