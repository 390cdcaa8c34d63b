import type { SearchResponse } from "@autotune/contract";
import { hasFailed } from "./has-failed.ts";
import type { SiteSearch } from "./use-site-search.ts";

/** The response whose hits are listed; none without hits, and none after a failure. */
export function drawnResponse({
  response,
  status,
}: Pick<SiteSearch, "response" | "status">): SearchResponse | undefined {
  return hasFailed({ status }) || response === undefined || response.total === 0
    ? undefined
    : response;
}
