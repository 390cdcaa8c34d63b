import type { ReactNode } from "react";

interface PriceTagProps {
  amount: ReactNode;
  /** The widest amount that may stand here. It holds the place, so that nothing jumps when the amount changes. */
  widest?: ReactNode;
  /** How often it is paid. */
  period?: ReactNode;
  /** What it cost before, and its label for screen readers. */
  before?: { amount: ReactNode; label: string };
  size?: keyof typeof sizes;
}

const sizes = { small: "text-18", medium: "text-28", large: "text-64" };

export function PriceTag({ amount, widest, period, before, size = "medium" }: PriceTagProps) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span
        className={`inline-grid font-display font-semibold tracking-heading whitespace-nowrap ${sizes[size]}`}
      >
        <span className="col-start-1 row-start-1">{amount}</span>
        {widest === undefined ? null : (
          <span aria-hidden="true" className="invisible col-start-1 row-start-1">
            {widest}
          </span>
        )}
      </span>
      {period === undefined ? null : <span className="text-16 text-muted">{period}</span>}
      {before === undefined ? null : (
        <span className="text-14 text-faint">
          <span className="sr-only">{before.label} </span>
          <s>{before.amount}</s>
        </span>
      )}
    </span>
  );
}
