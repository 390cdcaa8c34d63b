import type { SearchHit, SearchResponse } from "@autotune/contract";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { langOf } from "../../../platform/i18n/lang-of.ts";
import { hitKey } from "./hit-key.ts";
import { HitWords } from "./hit-words.tsx";
import { KindName } from "./kind-name.tsx";
import { paletteOption, paletteTitle } from "./palette-look.ts";
import { resultsLink } from "./results-link.ts";

interface PaletteHitsProps {
  listId: string;
  query: string;
  response: SearchResponse;
  activeId: string | undefined;
  onFollow: (click: MouseEvent) => void;
}

export function PaletteHits({ listId, query, response, activeId, onFollow }: PaletteHitsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const option = (name: string) => ({
    id: `${listId}-${name}`,
    role: "option",
    tabIndex: -1,
    "aria-selected": activeId === `${listId}-${name}`,
    onClick: onFollow,
  });
  const link = (hit: SearchHit, showsKind: boolean) => (
    <Link
      key={hitKey(hit)}
      {...option(hitKey(hit).replaceAll(/\s/g, "-"))}
      to={hit.href}
      lang={langOf(hit.language, language)}
      className={paletteOption}
    >
      <HitWords hit={hit} showsKind={showsKind} />
    </Link>
  );
  return (
    <div id={listId} role="listbox" aria-label={t`Results`} className="p-2">
      <div role="group" aria-labelledby={`${listId}-best`}>
        <p id={`${listId}-best`} className={paletteTitle}>
          <Trans>Best matches</Trans>
        </p>
        {response.best.map((hit) => link(hit, true))}
      </div>
      {response.groups.map(({ kind, total, hits }) => (
        <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
          <p id={`${listId}-${kind}`} className={paletteTitle}>
            <KindName kind={kind} />
            <span aria-hidden="true" className="ml-2 font-mono font-normal">
              {total}
            </span>
          </p>
          {hits.map((hit) => link(hit, false))}
        </div>
      ))}
      <Link
        {...option("all")}
        to={resultsLink(query, language)}
        className={`${paletteOption} mt-2 text-14 text-muted`}
      >
        <Trans>See all results for “{query}”</Trans>
      </Link>
    </div>
  );
}
