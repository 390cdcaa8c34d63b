import { create } from "zustand";

/** The button in the bar; the focus comes back to it where the one that opened the search is gone. */
export const searchButtonId = "search-button";

interface SearchPaletteState {
  readonly open: boolean;
  /** How often it was opened: each time it begins anew. */
  readonly opened: number;
  /** What had the focus before. */
  readonly opener: Element | null;
}

/** The search over the page. */
export const useSearchPalette = create<SearchPaletteState>(() => ({
  open: false,
  opened: 0,
  opener: null,
}));

export function openSearch(): void {
  useSearchPalette.setState(({ opened }) => ({
    open: true,
    opened: opened + 1,
    opener: document.activeElement,
  }));
}

export function closeSearch(): void {
  useSearchPalette.setState({ open: false });
}
