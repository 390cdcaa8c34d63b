import { useLingui } from "@lingui/react/macro";
import type { Language } from "@autotune/routes";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface Neighbour {
  href: string;
  title: string;
  lang: Language | undefined;
}

interface NeighboursProps {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  labels: { previous: ReactNode; next: ReactNode };
}

/** The way to what comes before and after. */
export function Neighbours({ previous, next, labels }: NeighboursProps) {
  const { t } = useLingui();
  if (previous === undefined && next === undefined) return null;
  return (
    <nav aria-label={t`Previous and next`} className="grid gap-4 sm:grid-cols-2">
      {previous === undefined ? (
        <span className="max-sm:hidden" />
      ) : (
        <NeighbourLink neighbour={previous} label={labels.previous} />
      )}
      {next === undefined ? null : (
        <div className="sm:text-right">
          <NeighbourLink neighbour={next} label={labels.next} />
        </div>
      )}
    </nav>
  );
}

function NeighbourLink({ neighbour, label }: { neighbour: Neighbour; label: ReactNode }) {
  return (
    <Link
      to={neighbour.href}
      className="block h-full rounded-16 border border-line bg-surface-1 px-5 py-4 transition-colors duration-150 hover:border-family/60"
    >
      <span className="block font-mono text-14 text-family">{label}</span>
      <span
        lang={neighbour.lang}
        className="mt-1 block font-display text-22 font-semibold tracking-heading"
      >
        {neighbour.title}
      </span>
    </Link>
  );
}
