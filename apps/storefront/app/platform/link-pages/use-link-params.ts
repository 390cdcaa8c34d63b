import { useLocation } from "react-router";
import { useIsHydrated } from "../lazy/use-is-hydrated.ts";

/**
 * What the link of an email says. It is in the fragment, so that no server, log or Referer sees it, and is known after
 * hydration alone; older links had it in the query, from where the document's script moves it.
 */
export function useLinkParams(): URLSearchParams {
  const { hash } = useLocation();
  return new URLSearchParams(useIsHydrated() ? hash.slice(1) : "");
}
