import { PitchLine } from "@autotune/ui";
import type { ReactNode } from "react";

interface LinkPageProps {
  title: ReactNode;
  text: ReactNode;
  /** The form, beside the text. */
  children: ReactNode;
}

/** The target page of a link in an account email. */
export function LinkPage({ title, text, children }: LinkPageProps) {
  return (
    <section className="relative isolate pt-12 sm:pt-20">
      <div className="pointer-events-none absolute inset-x-0 -top-24 -bottom-24 -z-1 bg-[radial-gradient(50%_60%_at_25%_30%,color-mix(in_oklch,var(--family-glow)_40%,transparent),transparent_72%)]" />
      <div className="wrap grid items-center gap-x-16 gap-y-10 md:grid-cols-2">
        <div>
          <h1 className="text-64">{title}</h1>
          <p className="mt-6 max-w-[48ch] text-18 text-muted">{text}</p>
        </div>
        {children}
      </div>
      <div className="mt-14 sm:mt-20">
        <PitchLine variant="divider" />
      </div>
    </section>
  );
}
