import { create } from "zustand";

/** The button in the bar; it gets the focus where the element that opened the search is gone. */
export const searchButtonId = "search-button";

interface SearchPaletteState {
  readonly open: boolean;
  /** Counts openings: each starts with fresh state. */
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
