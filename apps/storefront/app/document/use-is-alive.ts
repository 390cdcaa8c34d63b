import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * Whether the page has come alive. The server draws one page for all who come to an address: what its query or
 * its browser decides shows from then on.
 */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
