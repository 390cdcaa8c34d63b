import type { ReadingPart } from "@autotune/contract";
import { inPlaces } from "./in-places.ts";
import { ReadingSpans } from "./reading-spans.tsx";

interface ReadingTableProps {
  table: Extract<ReadingPart, { kind: "table" }>;
  title: string;
}

/** What does not fit is scrolled inside the table. */
export function ReadingTable({ table: { head, rows }, title }: ReadingTableProps) {
  return (
    <div
      role="region"
      aria-label={title}
      // It must be scrollable by keyboard.
      tabIndex={0}
      className="max-w-[68ch] overflow-x-auto rounded-16 border border-line bg-surface-1"
    >
      <table className="w-full border-separate border-spacing-0 text-left text-14 sm:text-16">
        <thead>
          <tr>
            {inPlaces(head).map(({ place, item: cell }) => (
              <th
                key={place}
                scope="col"
                className="border-b border-line px-3 py-3 align-bottom font-mono text-14 font-medium text-family sm:px-5"
              >
                <ReadingSpans spans={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inPlaces(rows).map(({ place, item: row }) => (
            <tr key={place} className="group">
              {inPlaces(row).map(({ place: column, item: cell }) => (
                <td
                  key={column}
                  className="min-w-20 border-b border-line px-3 py-3 align-top group-last:border-0 first:text-text last:min-w-44 sm:min-w-32 sm:px-5"
                >
                  <ReadingSpans spans={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
