import type { ReactNode } from "react";

/** How much less it costs now, beside the price that shows the same in full. */
export function DiscountPill({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-full bg-success px-2.5 py-0.5 font-mono text-12 font-semibold whitespace-nowrap text-ink tabular-nums">
      {children}
    </span>
  );
}
