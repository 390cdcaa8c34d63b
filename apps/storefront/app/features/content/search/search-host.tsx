import { linkTo } from "@autotune/routes";
import { useCallback, useEffect } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { Late } from "../../../platform/lazy/late.tsx";
import { closeSearch, openSearch, useSearchPalette } from "./palette-store.ts";
import { opensSearch } from "./opens-search.ts";

const load = async () => (await import("./search-palette.tsx")).SearchPalette;

/** Once in the document: handles the keys that open the search, and loads its code when it is first opened. */
export function SearchHost() {
  const open = useSearchPalette((state) => state.open);
  const page = linkTo("SiteSearch", {}, useLanguage());
  const goThere = useCallback(() => {
    closeSearch();
    location.assign(page);
  }, [page]);

  useEffect(() => {
    const stop = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      const isOpen = useSearchPalette.getState().open;
      // Over another dialog there would be no way back to it.
      if (!isOpen && document.querySelector("[role=dialog]") !== null) return;
      event.preventDefault();
      if (isOpen) closeSearch();
      else openSearch();
    };
    addEventListener("keydown", onKey, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  return <Late wanted={open} load={load} failed={goThere} />;
}
