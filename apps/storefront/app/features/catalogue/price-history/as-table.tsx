import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

interface AsTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** The numbers behind a chart, as an accessible table. */
export function AsTable({ caption, columns, rows }: AsTableProps) {
  return (
    <details className="group mt-4 text-14">
      <summary className="inline-flex min-h-10 cursor-pointer items-center rounded-10 text-muted underline decoration-line-strong underline-offset-4 hover:text-text">
        <Trans>Show as table</Trans>
      </summary>
      <div className="mt-2 overflow-x-auto" role="group" aria-label={caption} tabIndex={0}>
        <table className="w-full border-collapse text-left tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`border-b border-line py-2 pr-4 font-mono text-12 font-medium text-faint last:pr-0 ${index === 0 ? "" : "text-right"}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...cells] }) => (
              <tr key={key}>
                <th scope="row" className="border-b border-line py-2 pr-4 font-medium">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={columns[index + 1]}
                    className="border-b border-line py-2 pr-4 text-right text-muted last:pr-0"
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
