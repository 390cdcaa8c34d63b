import type { ReportPage } from "@autotune/contract";
import { reportPath, searchOf, spans, type ReportQuery } from "../routes/report-routes.ts";

interface PeriodFormProps {
  readonly page: ReportPage;
  readonly query: ReportQuery;
}

const names: Readonly<Record<(typeof spans)[number], string>> = {
  7: "7 days",
  28: "28 days",
  90: "90 days",
  365: "12 months",
};

/** Links for the usual spans, and a form for any other. It works without scripts. */
export function PeriodForm({ page, query }: PeriodFormProps) {
  const path = reportPath(page);
  return (
    <div className="report-period">
      <nav aria-label="Period" className="report-choices">
        {spans.map((span) => (
          <a
            aria-current={query.span === span ? "true" : undefined}
            href={`${path}?${searchOf(query, { span })}`}
            key={span}
          >
            {names[span]}
          </a>
        ))}
      </nav>
      <form action={path} className="report-dates" method="get">
        <label>
          <span>From</span>
          <input defaultValue={query.period.from} name="from" required type="date" />
        </label>
        <label>
          <span>to</span>
          <input defaultValue={query.period.to} name="to" required type="date" />
        </label>
        <input name="by" type="hidden" value={query.by} />
        <button type="submit">Show</button>
      </form>
    </div>
  );
}
