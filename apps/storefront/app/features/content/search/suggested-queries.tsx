import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { resultsLink } from "./results-link.ts";

interface SuggestedQueriesProps {
  suggestions: readonly string[];
  onFollow?: (click: MouseEvent) => void;
}

/** What could have been meant by a query without results. */
export function SuggestedQueries({ suggestions, onFollow }: SuggestedQueriesProps) {
  const language = useLanguage();
  if (suggestions.length === 0) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      <p className="mr-1 text-14 text-muted">
        <Trans>Did you mean:</Trans>
      </p>
      <ul className="flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Link
              to={resultsLink(suggestion, language)}
              onClick={onFollow}
              className={buttonClass("secondary", "small")}
            >
              {suggestion}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
