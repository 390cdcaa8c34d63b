import { useId, type ReactNode } from "react";

interface TableProps {
  caption: ReactNode;
  /** The first column names the rows. Numbers stand at the end, under each other. */
  columns: readonly {
    readonly key: string;
    readonly title: ReactNode;
    readonly number?: boolean;
  }[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** What does not fit is scrolled inside the table; the names of the rows stay. */
export function Table({ caption, columns, rows }: TableProps) {
  const id = useId();
  const end = (index: number) => (columns[index]?.number === true ? "text-right tabular-nums" : "");
  return (
    <div
      role="region"
      aria-labelledby={id}
      // It must be scrollable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-16 border border-line bg-surface-1"
    >
      <table className="w-full border-separate border-spacing-0 text-left text-14">
        <caption id={id} className="sticky left-0 px-4 py-4 text-left text-16 font-medium sm:px-5">
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, title }, index) => (
              <th
                key={key}
                scope="col"
                className={`border-y border-line px-4 py-2.5 font-mono text-12 font-medium whitespace-nowrap text-faint first:sticky first:left-0 first:bg-surface-1 sm:px-5 ${end(index)}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key} className="group">
              <th
                scope="row"
                className="sticky left-0 max-w-52 min-w-32 border-b border-line bg-surface-1 px-4 py-3 font-medium group-last:border-0 group-hover:bg-surface-2 sm:px-5"
              >
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]?.key}
                  className={`min-w-28 border-b border-line px-4 py-3 text-muted group-last:border-0 group-hover:bg-surface-2 sm:px-5 ${end(index + 1)}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
