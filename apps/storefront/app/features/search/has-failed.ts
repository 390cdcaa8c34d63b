import type { SiteSearch } from "./use-site-search.ts";

/** There is no answer to the last question. */
export function hasFailed({ status }: Pick<SiteSearch, "status">): boolean {
  return status === "offline" || status === "unavailable";
}
