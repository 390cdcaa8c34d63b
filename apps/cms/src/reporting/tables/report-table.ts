/** How a column's numbers are read: money is in minor units of the column's currency; a share says how much more. */
export interface ReportColumn {
  readonly name: string;
  readonly kind: "text" | "count" | "money" | "share" | "part";
  readonly currency?: string;
}

export type ReportCell = string | number | null;

/** What a table shows, what its chart is drawn from and what its file holds: one and the same. */
export interface ReportTable {
  readonly caption: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly ReportCell[])[];
}
