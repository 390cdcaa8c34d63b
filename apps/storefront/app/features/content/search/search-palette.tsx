import { Palette } from "@autotune/ui/palette";
import { useLingui } from "@lingui/react/macro";
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { isPlainClick } from "../../../platform/navigation/is-plain-click.ts";
import { SearchSign } from "./search-sign.tsx";
import { closeSearch, searchButtonId, useSearchPalette } from "./palette-store.ts";
import { drawnResponse } from "./drawn-response.ts";
import { PaletteBody } from "./palette-body.tsx";
import { clearRecentSearches, saveRecentSearch, readRecentSearches } from "./recent-searches.ts";
import { resultsLink } from "./results-link.ts";
import { useActiveOption } from "./use-active-option.ts";
import { useSiteSearch } from "./use-site-search.ts";

const longestQuery = 100;

/** The search dialog; it resets each time it is opened. */
export function SearchPalette() {
  const { open, opened } = useSearchPalette();
  return <SearchDialog key={opened} open={open} />;
}

/** The focus stays in the field; the arrow keys move through the options below. */
function SearchDialog({ open }: { open: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const isLeaving = useRef(false);
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [recent, setRecent] = useState(readRecentSearches);
  const search = useSiteSearch(typed, language);
  const options = useActiveOption(listId);
  const query = typed.trim();
  const hasOptions = query === "" ? recent.length > 0 : drawnResponse(search) !== undefined;

  const type = (next: string) => {
    setTyped(next);
    options.reset();
  };
  const follow = () => {
    isLeaving.current = true;
    saveRecentSearch(query);
    closeSearch();
  };
  /** A hit that is opened in another tab leaves the search open for the next one. */
  const followHere = (event: MouseEvent) => {
    if (isPlainClick(event)) follow();
    else saveRecentSearch(query);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that ends an IME composition does not search.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      options.move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (options.press() || query === "") return;
      follow();
      void navigate(resultsLink(query, language));
    }
  };

  return (
    <Palette
      open={open}
      onClose={closeSearch}
      title={t`Search`}
      closeLabel={t`Close`}
      fieldRef={field}
      returnFocus={() => {
        // After a navigation the focus goes to the new page's content.
        if (isLeaving.current) {
          document.getElementById("content")?.focus({ preventScroll: true });
          return false;
        }
        const { opener } = useSearchPalette.getState();
        return opener instanceof HTMLElement && opener.isConnected
          ? opener
          : document.getElementById(searchButtonId);
      }}
      field={
        <>
          <SearchSign className="size-5 text-muted" />
          <input
            ref={field}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            role="combobox"
            aria-label={t`Search`}
            aria-autocomplete="list"
            aria-expanded={hasOptions}
            aria-controls={hasOptions ? listId : undefined}
            aria-activedescendant={hasOptions ? options.activeId : undefined}
            placeholder={t`Products, lessons, manuals…`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longestQuery}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            className="min-h-12 min-w-0 flex-1 bg-transparent text-18 shadow-none outline-none placeholder:text-faint"
          />
        </>
      }
    >
      <PaletteBody
        listId={listId}
        query={query}
        search={search}
        onRetry={() => {
          search.tryAgain();
          field.current?.focus();
        }}
        recent={recent}
        activeId={options.activeId}
        onType={(next) => {
          type(next);
          field.current?.focus();
        }}
        onClear={() => {
          clearRecentSearches();
          setRecent([]);
          field.current?.focus();
        }}
        onFollow={followHere}
      />
    </Palette>
  );
}
