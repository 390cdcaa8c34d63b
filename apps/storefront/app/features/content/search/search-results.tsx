import type { SearchHit, SearchResponse } from "@autotune/contract";
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { langOf } from "../../../platform/i18n/lang-of.ts";
import { hitKey } from "./hit-key.ts";
import { HitWords } from "./hit-words.tsx";
import { KindName } from "./kind-name.tsx";

/** All results: the best of all kinds, and then the others by kind. */
export function SearchResults({ best, groups }: Pick<SearchResponse, "best" | "groups">) {
  return (
    <>
      <section aria-labelledby="found-best" className="mt-12">
        <h2 id="found-best" className="border-b border-line pb-3 text-28">
          <Trans>Best matches</Trans>
        </h2>
        <ul className="mt-3 max-w-176">
          {best.map((hit) => (
            <Hit key={hitKey(hit)} hit={hit} showsKind />
          ))}
        </ul>
      </section>
      {groups.map(({ kind, total, hits }) => (
        <section key={kind} aria-labelledby={`found-${kind}`} className="mt-12">
          <div className="flex items-baseline gap-3 border-b border-line pb-3">
            <h2 id={`found-${kind}`} className="text-28">
              <KindName kind={kind} />
            </h2>
            <p className="text-14 text-faint">
              <Plural value={total} one="# result" other="# results" />
            </p>
          </div>
          <ul className="mt-3 grid gap-x-8 md:grid-cols-2">
            {hits.map((hit) => (
              <Hit key={hitKey(hit)} hit={hit} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Hit({ hit, showsKind = false }: { hit: SearchHit; showsKind?: boolean }) {
  const language = useLanguage();
  return (
    <li>
      <Link
        to={hit.href}
        lang={langOf(hit.language, language)}
        className="-mx-3 block rounded-16 p-3 transition-colors duration-150 hover:bg-surface-1"
      >
        <HitWords hit={hit} showsKind={showsKind} />
      </Link>
    </li>
  );
}
