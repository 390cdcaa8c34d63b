import type { ManualHitView } from "@autotune/contract";
import { linkTo, type Language } from "@autotune/routes";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { inPlaces } from "../reading/in-places.ts";
import { langOf } from "../../../platform/i18n/lang-of.ts";
import { CorrectedQuery } from "../search/corrected-query.tsx";
import type { ManualSearchState } from "./use-manual-search.ts";

interface ManualHitsProps {
  state: ManualSearchState;
  query: string;
  /** The one that is searched; without it all are. */
  manual: string | undefined;
}

export function ManualHits({ state, query, manual }: ManualHitsProps) {
  const language = useLanguage();
  const readAs = state.kind === "found" ? state.found.readAs : "";
  const found = readAs === "" ? query : readAs;
  return (
    <>
      <p role="status" className="mt-3 min-h-6 text-14 text-muted">
        <Summary state={state} query={found} />
      </p>
      {readAs === "" ? null : (
        <p className="text-14 text-muted">
          <CorrectedQuery query={query} exactly={exactSearch(query, manual, language)} />
        </p>
      )}
      {state.kind === "found" && state.found.hits.length > 0 ? (
        <ul className="mt-4 grid max-w-[52rem] gap-3">
          {state.found.hits.map((hit) => (
            <li key={hit.href}>
              <Hit hit={hit} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function exactSearch(query: string, manual: string | undefined, language: Language): string {
  const search = new URLSearchParams({
    q: query,
    ...(manual === undefined ? {} : { manual }),
    mode: "exact",
  });
  return `${linkTo("ProductManual", { "*": "" }, language)}?${search.toString()}`;
}

function Summary({ state, query }: Pick<ManualHitsProps, "state" | "query">): ReactNode {
  switch (state.kind) {
    case "idle":
      return null;
    case "searching":
      return <Trans>Searching…</Trans>;
    case "failed":
      return <Trans>Search isn’t available right now. Click Search to try again.</Trans>;
    case "found":
      return <Count total={state.found.total} shown={state.found.hits.length} query={query} />;
  }
}

interface CountProps {
  total: number;
  /** How many of them are listed below. */
  shown: number;
  query: string;
}

function Count({ total, shown, query }: CountProps) {
  if (total === 0) return <Trans>No mentions of “{query}”. Try different or fewer words.</Trans>;
  if (shown < total)
    return (
      <Trans>
        {shown} of {total} mentions of “{query}”
      </Trans>
    );
  return (
    <Plural value={total} one={`# mention of “${query}”`} other={`# mentions of “${query}”`} />
  );
}

function Hit({ hit }: { hit: ManualHitView }) {
  const lang = langOf(hit.language, useLanguage());
  return (
    <article
      lang={lang}
      className="relative rounded-16 border border-line bg-surface-1 px-5 py-4 transition-colors duration-150 has-[a:hover]:border-family/60"
    >
      <p className="font-mono text-12 text-faint">
        {hit.manual} / {hit.chapter}
      </p>
      <h2 className="mt-1 text-18">
        {/* The link covers the whole card. */}
        <Link to={hit.href} className="after:absolute after:inset-0 after:rounded-16">
          {hit.title}
        </Link>
      </h2>
      <p className="mt-1.5 text-16 text-muted">
        {inPlaces(hit.excerpt).map(({ place, item: { text, isHit } }) =>
          isHit ? (
            <mark key={place} className="rounded-[0.2em] bg-family/25 text-text">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </article>
  );
}
