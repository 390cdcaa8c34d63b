import type { ReactNode } from "react";

export interface TimelineEntry {
  readonly key: string;
  readonly when: ReactNode;
  readonly what: ReactNode;
}

/** What happens when, from top to bottom. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol>
      {entries.map(({ key, when, what }) => (
        <li
          key={key}
          className="group grid grid-cols-[1rem_minmax(0,1fr)] gap-x-4 pb-5 last:pb-0 sm:grid-cols-[8rem_1rem_minmax(0,1fr)]"
        >
          <span className="font-mono text-14 font-medium text-text max-sm:col-start-2">{when}</span>
          <span
            aria-hidden="true"
            className="relative flex justify-center max-sm:col-start-1 max-sm:row-span-2 max-sm:row-start-1"
          >
            <span className="absolute top-4 -bottom-7 w-px bg-line-strong/60 group-last:hidden" />
            <span className="relative mt-1 size-3.5 rounded-full border-2 border-family bg-surface-3" />
          </span>
          <span className="text-16 text-muted max-sm:col-start-2">{what}</span>
        </li>
      ))}
    </ol>
  );
}
