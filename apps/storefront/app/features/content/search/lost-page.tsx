import type { SearchHit } from "@autotune/contract";
import { linkTo } from "@autotune/routes";
import { buttonClass, linkClass } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Form, Link, useLocation } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { langOf } from "../../../platform/i18n/lang-of.ts";
import { fetchSearch } from "../api/fetch-search.ts";
import { hitKey } from "./hit-key.ts";
import { HitWords } from "./hit-words.tsx";
import { wordsOfPath } from "./words-of-path.ts";

/**
 * For a page that does not exist: a search for the words of its URL. The browser searches, because a server that did
 * would search for every URL that a robot guesses.
 */
export function LostPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const words = wordsOfPath(useLocation().pathname);
  const [hits, setHits] = useState<readonly SearchHit[]>([]);

  useEffect(() => {
    if (words === "") return;
    const stop = new AbortController();
    void fetchSearch({ query: words, language, isTyping: false }, stop.signal).then((outcome) => {
      if (!stop.signal.aborted) setHits(outcome.ok ? outcome.results.best : []);
    });
    return () => stop.abort();
  }, [words, language]);

  return (
    <div className="mt-12 max-w-176">
      {hits.length === 0 ? null : (
        <section aria-labelledby="lost-suggestions" className="mb-8">
          <h2 id="lost-suggestions" className="text-22">
            <Trans>Were you looking for one of these?</Trans>
          </h2>
          <ul className="mt-3">
            {hits.map((hit) => (
              <li key={hitKey(hit)}>
                <Link
                  to={hit.href}
                  lang={langOf(hit.language, language)}
                  className="-mx-3 block rounded-16 p-3 transition-colors duration-150 hover:bg-surface-1"
                >
                  <HitWords hit={hit} showsKind />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <search>
        <Form action={linkTo("SiteSearch", {}, language)} className="flex flex-wrap gap-3">
          <input
            key={words}
            type="search"
            name="q"
            defaultValue={words}
            aria-label={t`Search`}
            placeholder={t`Products, lessons, manuals…`}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            className="min-h-12 min-w-48 flex-1 rounded-10 border border-line-strong bg-background px-4 py-2.5 text-16 transition-colors duration-150 hover:border-muted"
          />
          <button type="submit" className={buttonClass("secondary")}>
            <Trans>Search</Trans>
          </button>
        </Form>
      </search>
      <p className="mt-5 text-16 text-muted">
        <Trans>
          Looking for a plug-in and not sure which?{" "}
          <Link to={linkTo("Finder", {}, language)} className={linkClass}>
            Three questions, one answer
          </Link>
        </Trans>
      </p>
    </div>
  );
}
