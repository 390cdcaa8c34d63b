import type { ReportPeriod } from "@autotune/contract";
import { describePeriod } from "../charts/chart-labels.ts";

interface ReportHeadProps {
  readonly title: string;
  readonly period: ReportPeriod;
  readonly former: ReportPeriod;
  readonly currency?: string | null;
  readonly isCurrent?: boolean;
}

export function ReportHead({ title, period, former, currency, isCurrent = true }: ReportHeadProps) {
  return (
    <header className="report-head">
      <h1>{title}</h1>
      <p className="admin-view-hint">
        {describePeriod(period)}, compared with {describePeriod(former)}
        {typeof currency === "string" && `. Amounts in ${currency}, as paid out`}
      </p>
      {!isCurrent && (
        <p className="admin-view-hint" role="status">
          The latest changes are being counted. Reload in a minute.
        </p>
      )}
    </header>
  );
}
