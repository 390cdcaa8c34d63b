import type { DemandReport } from "@autotune/contract";
import type { ReportTable } from "./report-table.ts";

export function alertsTable({ alerts }: DemandReport): ReportTable {
  return {
    caption: "Price alerts",
    columns: [
      { name: "Product", kind: "text" },
      { name: "Waiting now", kind: "count" },
      { name: "Asked for in this period", kind: "count" },
    ],
    rows: alerts.map(({ name, waiting, asked }) => [name, waiting, asked]),
  };
}

export function searchesTable({ searches }: DemandReport): ReportTable {
  return {
    caption: "Searches without a result",
    columns: [
      { name: "Search", kind: "text" },
      { name: "Language", kind: "text" },
      { name: "Times", kind: "count" },
    ],
    rows: searches.map(({ query, language, count }) => [query, language, count]),
  };
}

export function codesTable({ codes }: DemandReport): ReportTable {
  return {
    caption: "Redeemed codes by dealer",
    columns: [
      { name: "Dealer", kind: "text" },
      { name: "Redeemed", kind: "count" },
      { name: "Period before", kind: "count" },
    ],
    rows: codes.map(({ dealer, redeemed, former }) => [dealer, redeemed, former]),
  };
}
