import type { SiteSearch } from "./use-site-search.ts";

/** The last query has no response. */
export function hasFailed({ status }: Pick<SiteSearch, "status">): boolean {
  return status === "offline" || status === "unavailable";
}
