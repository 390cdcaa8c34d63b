import { formatCell } from "../tables/format-cell.ts";
import type { ReportTable } from "../tables/report-table.ts";

interface DataTableProps {
  readonly table: ReportTable;
  /** The column whose size a bar in each row shows. */
  readonly barsOf?: number;
  /** Its rows are days, the newest at the end; shown first, because the table scrolls. */
  readonly isByDay?: boolean;
}

/** More days nobody reads in a panel, and each costs time to open the page. The file has all. */
const mostDays = 92;

export function DataTable(props: DataTableProps) {
  const { caption, columns, rows: all } = props.table;
  const { barsOf, isByDay = false } = props;
  const rows = isByDay ? all.slice(-mostDays).toReversed() : all;
  const largest = Math.max(...rows.map((row) => sizeOf(barsOf === undefined ? 0 : row[barsOf])), 1);
  return (
    // A region that scrolls has to be reachable by keyboard.
    <div aria-label={caption} className="report-table-frame" role="region" tabIndex={0}>
      {rows.length < all.length && (
        <p className="report-table-note">
          The last {rows.length} of {all.length} days. The CSV has all of them.
        </p>
      )}
      <table className="report-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, kind }) => (
              <th data-kind={kind} key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            // Two rows may begin alike: one search in two languages, two products of one name.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={number}>
              {columns.map((column, index) => {
                const cell = row[index] ?? null;
                const text = formatCell(column, cell);
                if (index === 0)
                  return (
                    <th key={column.name} scope="row">
                      {text}
                      {barsOf !== undefined && (
                        <span aria-hidden="true" className="report-bar">
                          <span
                            style={{ inlineSize: `${(sizeOf(row[barsOf]) / largest) * 100}%` }}
                          />
                        </span>
                      )}
                    </th>
                  );
                return (
                  <td
                    data-kind={column.kind}
                    data-sign={signOf(column.kind, cell)}
                    key={column.name}
                  >
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sizeOf(cell: unknown): number {
  return typeof cell === "number" ? Math.max(cell, 0) : 0;
}

function signOf(kind: string, cell: unknown): string | undefined {
  if (kind !== "share" || typeof cell !== "number" || cell === 0) return undefined;
  return cell > 0 ? "up" : "down";
}
