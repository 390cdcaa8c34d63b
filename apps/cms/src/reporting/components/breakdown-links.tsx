import type { ReportPage, SalesBreakdown } from "@autotune/contract";
import { reportPath, searchOf, type ReportQuery } from "../routes/report-routes.ts";
import { breakdownNames } from "../tables/sales-tables.ts";

interface BreakdownLinksProps {
  readonly page: ReportPage;
  readonly query: ReportQuery;
  readonly choices: readonly SalesBreakdown[];
}

export function BreakdownLinks({ page, query, choices }: BreakdownLinksProps) {
  return (
    <nav aria-label="Break down by" className="report-choices">
      {choices.map((by) => (
        <a
          aria-current={query.by === by ? "true" : undefined}
          href={`${reportPath(page)}?${searchOf(query, { by })}#breakdown`}
          key={by}
        >
          {breakdownNames[by]}
        </a>
      ))}
    </nav>
  );
}
