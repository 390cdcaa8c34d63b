import { useSyncExternalStore } from "react";

const subscribe = (listen: () => void) => {
  addEventListener("hashchange", listen);
  return () => removeEventListener("hashchange", listen);
};

/** The story that the address names: what follows `#/`. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.hash.replace(/^#\/?/, ""));
}
