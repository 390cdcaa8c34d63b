import type { ReactNode } from "react";

interface EmptyStateProps {
  title: ReactNode;
  text: ReactNode;
  /** What to do next. */
  children: ReactNode;
}

/** Shown where there is nothing yet, with what to do next. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="px-5 py-10 text-center sm:px-6">
      <EmptyLanes />
      <p className="font-display text-22 font-semibold tracking-heading">{title}</p>
      <p className="mx-auto mt-2 max-w-[44ch] text-16 text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}

/** Notes that nobody has sung. */
function EmptyLanes() {
  return (
    <svg
      viewBox="0 0 160 64"
      aria-hidden="true"
      className="mx-auto mb-6 w-40 fill-none stroke-line [stroke-linecap:round]"
    >
      <path d="M0 8h160M0 24h160M0 40h160M0 56h160" />
      <path
        d="M22 42h26v12h-26zM56 26h30v12h-30zM94 10h20v12h-20zM122 26h22v12h-22z"
        className="fill-family/8 stroke-family/60 [stroke-dasharray:3_4] [stroke-linejoin:round]"
      />
    </svg>
  );
}
