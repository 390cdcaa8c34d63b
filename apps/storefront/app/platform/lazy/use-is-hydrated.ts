import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * Whether the page is hydrated. The server renders one page per path for everyone: what depends on the query or the
 * browser shows from then on.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
