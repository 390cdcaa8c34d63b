import { CheckoutReport, type CheckoutDay } from "@autotune/contract";
import type { StaffApi } from "../../support/api/staff-api.ts";
import { Notice } from "../../support/components/support-notice.tsx";
import { wordsOfProblem } from "../../support/components/support-words.ts";
import { csvUrl } from "../api/csv-endpoint.ts";
import type { ReportQuery } from "../routes/report-routes.ts";
import { describePeriod, formatCount, shortDay } from "../charts/chart-labels.ts";
import { LineChart } from "../charts/line-chart.tsx";
import { DataTable } from "../components/data-table.tsx";
import { FigureCard } from "../components/figure-card.tsx";
import { PeriodForm } from "../components/period-form.tsx";
import { ReportHead } from "../components/report-head.tsx";
import { ReportPanel } from "../components/report-panel.tsx";
import {
  addCounted,
  addStep,
  checkoutDaysTable,
  countedDays,
  partOf,
  stepsTable,
  visitCountriesTable,
  visitLanguagesTable,
} from "../tables/checkout-tables.ts";
import { formatPart } from "../tables/format-cell.ts";

interface CheckoutPageProps {
  readonly api: StaffApi;
  readonly query: ReportQuery;
}

/** From a visit to a paid order. */
export async function CheckoutPage({ api, query }: CheckoutPageProps) {
  const read = await api.get(CheckoutReport, "reports/checkout", { ...query.period });
  if (!read.ok) return <Notice kind="problem">{wordsOfProblem(read.reason)}</Notice>;
  const report = read.value;
  const { days, formerDays } = report;
  const counted = countedDays(days);
  const both = (of: Parameters<typeof addStep>[1]) => ({
    now: addCounted(of === "visits" || of === "carts" ? counted : days, of),
    before: addStep(formerDays, of),
  });
  return (
    <>
      <ReportHead {...report} title="Conversion" />
      <PeriodForm page="checkout" query={query} />
      <dl className="report-figures">
        <FigureCard {...both("visits")} format={formatCount} name="Visits" />
        <FigureCard {...both("carts")} format={formatCount} name="Carts started" />
        <FigureCard {...both("opened")} format={formatCount} name="Checkouts opened" />
        <FigureCard {...both("paid")} format={formatCount} name="Paid" />
        <FigureCard
          before={conversionOf(formerDays)}
          format={formatPart}
          name="Paid of visits"
          now={conversionOf(counted)}
        />
        <FigureCard
          before={declinedOf(formerDays)}
          format={formatCount}
          isCost
          name="Declined payments"
          now={declinedOf(days)}
        />
      </dl>
      <ReportPanel csv={csvUrl("funnel", query)} id="steps" title="From a visit to a paid order">
        {counted.length < days.length && (
          <p className="admin-view-hint">{describeCounted(counted)}</p>
        )}
        <DataTable barsOf={1} table={stepsTable(report)} />
        <details className="report-explanation">
          <summary>What is counted</summary>
          <ul>
            <li>
              A visit is a page of the store that a browser opens from anywhere but the store
              itself: a link, a search, a bookmark, or a reload. Crawlers that say what they are
              don’t count. The server’s log counts them by day, language, and country. It doesn’t
              know who came, so a person who comes twice is two visits.
            </li>
            <li>
              A cart starts when its first product goes in. A cart that comes from another device or
              from an email isn’t counted again. Without JavaScript or with a blocker a cart may be
              missing.
            </li>
            <li>
              A checkout opens when somebody continues to payment. If the same browser opens another
              one, only the last one counts.
            </li>
            <li>
              Paid checkouts count on the day they were opened. Renewals and redeemed codes aren’t
              included.
            </li>
          </ul>
        </details>
      </ReportPanel>
      <ReportPanel csv={csvUrl("checkout-days", query)} hasFormer id="by-day" title="Paid by day">
        <div className="report-pair">
          <LineChart
            format={formatCount}
            former={formerDays.map(({ paid }) => paid)}
            labels={days.map(shortDay)}
            values={days.map(({ paid }) => paid)}
          />
          <DataTable isByDay table={checkoutDaysTable(report)} />
        </div>
      </ReportPanel>
      <div className="report-halves">
        <ReportPanel
          csv={csvUrl("visit-countries", query)}
          id="countries"
          title="Visits by country"
        >
          <Visits isEmpty={report.countries.length === 0}>
            <DataTable barsOf={1} table={visitCountriesTable(report)} />
          </Visits>
        </ReportPanel>
        <ReportPanel
          csv={csvUrl("visit-languages", query)}
          id="languages"
          title="Visits by language"
        >
          <Visits isEmpty={report.languages.length === 0}>
            <DataTable barsOf={1} table={visitLanguagesTable(report)} />
          </Visits>
        </ReportPanel>
      </div>
    </>
  );
}

function Visits({
  isEmpty,
  children,
}: {
  readonly isEmpty: boolean;
  readonly children: React.ReactNode;
}) {
  return isEmpty ? (
    <p className="admin-view-empty">No visit was counted in these days.</p>
  ) : (
    children
  );
}

function describeCounted(counted: readonly CheckoutDay[]): string {
  const [from, to] = [counted[0]?.day, counted.at(-1)?.day];
  if (from === undefined || to === undefined)
    return "Visits and carts weren’t counted yet in these days.";
  return `Visits and carts weren’t counted on every one of these days. This table is about ${describePeriod({ from, to })}.`;
}

function conversionOf(days: readonly CheckoutDay[]): number | null {
  return partOf(addStep(days, "paid"), addStep(days, "visits"));
}

function declinedOf(days: readonly CheckoutDay[]): number {
  return days.reduce((sum, { declined }) => sum + declined, 0);
}
