import { useSyncExternalStore } from "react";

const subscribe = (listen: () => void) => {
  addEventListener("hashchange", listen);
  return () => removeEventListener("hashchange", listen);
};

/** The story that the URL names: what follows `#/`. */
export function useStorySlug(): string {
  return useSyncExternalStore(subscribe, () => location.hash.replace(/^#\/?/, ""));
}
