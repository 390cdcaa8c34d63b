import type { ReactNode } from "react";

interface ListHeadProps {
  title: ReactNode;
  text: ReactNode;
  children?: ReactNode;
}

/** The head of a page that lists what can be read. */
export function ListHead({ title, text, children }: ListHeadProps) {
  return (
    <header className="relative isolate">
      <div className="pointer-events-none absolute inset-x-0 -top-24 -bottom-24 -z-1 bg-[radial-gradient(50%_60%_at_25%_30%,color-mix(in_oklch,var(--family-glow)_40%,transparent),transparent_72%)]" />
      <div className="wrap pt-12 sm:pt-20">
        <h1 className="max-w-[14em] text-64">{title}</h1>
        <p className="mt-6 max-w-[58ch] text-18 text-muted">{text}</p>
        {children === undefined ? null : <div className="mt-8">{children}</div>}
      </div>
    </header>
  );
}
