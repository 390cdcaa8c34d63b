import type { ReactNode } from "react";

/** A gain in two or three words, beside what it belongs to. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-success/15 px-2.5 py-1 font-mono text-12 font-medium text-success">
      {children}
    </span>
  );
}
