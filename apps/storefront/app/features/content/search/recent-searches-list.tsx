import { Trans } from "@lingui/react/macro";
import { paletteOption, paletteTitle } from "./palette-look.ts";

interface RecentSearchesProps {
  listId: string;
  recent: readonly string[];
  activeId: string | undefined;
  onType: (query: string) => void;
}

export function RecentSearches({ listId, recent, activeId, onType }: RecentSearchesProps) {
  return (
    <div id={listId} role="listbox" aria-labelledby={`${listId}-recent`} className="p-2">
      <p id={`${listId}-recent`} role="presentation" className={paletteTitle}>
        <Trans>Recent searches</Trans>
      </p>
      {recent.map((query, place) => (
        <button
          key={query}
          type="button"
          id={`${listId}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={activeId === `${listId}-${place}`}
          onClick={() => onType(query)}
          className={`${paletteOption} text-16 wrap-anywhere`}
        >
          {query}
        </button>
      ))}
    </div>
  );
}
