/** The styles of an option; the active one is highlighted. */
export const paletteOption =
  "block w-full cursor-pointer rounded-10 px-3 py-2.5 text-left transition-colors duration-100 hover:bg-surface-2 aria-selected:bg-surface-3 aria-selected:shadow-[inset_3px_0_0_var(--family)]";

export const paletteTitle = "px-3 pt-3 pb-1 text-12 font-medium text-faint";
