import type { ReactNode } from "react";

interface ReportPanelProps {
  readonly id: string;
  readonly title: string;
  /** Where the table can be downloaded. */
  readonly csv: string;
  /** Whether its chart has two lines. */
  readonly hasFormer?: boolean;
  readonly children: ReactNode;
}

export function ReportPanel({ id, title, csv, hasFormer = false, children }: ReportPanelProps) {
  return (
    <section aria-labelledby={id} className="report-panel">
      <div className="report-panel-head">
        <h2 id={id}>{title}</h2>
        {hasFormer && (
          <p aria-hidden="true" className="report-legend">
            <span className="report-legend-now">This period</span>
            <span className="report-legend-former">Period before</span>
          </p>
        )}
        <a aria-label={`${title}: download as CSV`} className="report-download" href={csv}>
          Download CSV
        </a>
      </div>
      {children}
    </section>
  );
}
