import { linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { Link } from "react-router";

interface CorrectedQueryProps {
  query: string;
  /** Searches for the words as they were typed. */
  exactly: string;
  onFollow?: (click: MouseEvent) => void;
}

/** How to search for the typed words, where others were searched for. The status above says which. */
export function CorrectedQuery({ query, exactly, onFollow }: CorrectedQueryProps) {
  return (
    <Link to={exactly} onClick={onFollow} className={linkClass}>
      <Trans>Search for “{query}” instead</Trans>
    </Link>
  );
}
