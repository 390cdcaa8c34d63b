import { useId, type ReactNode } from "react";

interface ProgressProps {
  label: ReactNode;
  /** From 0 to 1; indeterminate without it. */
  value?: number | undefined;
  /** How far it is, in words or numbers, at the end of the line. */
  aside?: ReactNode;
}

export function Progress({ label, value, aside }: ProgressProps) {
  const id = useId();
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 pb-2 text-14">
        <span id={id}>{label}</span>
        {aside === undefined ? null : (
          <span className="font-mono text-12 text-muted tabular-nums">{aside}</span>
        )}
      </p>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
        className="h-1.5 overflow-clip rounded-full bg-surface-3"
      >
        {value === undefined ? (
          <span className="block h-full w-1/3 animate-seek rounded-full bg-linear-to-r from-family to-family-end" />
        ) : (
          // Its length is an attribute: the page's CSP allows no inline styles.
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full">
            <rect
              width={value * 100}
              height="1"
              className="fill-family transition-[width] duration-200 ease-out"
            />
          </svg>
        )}
      </div>
    </div>
  );
}
