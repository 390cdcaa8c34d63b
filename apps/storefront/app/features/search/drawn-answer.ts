import type { SearchAnswer } from "@autotune/contract";
import { hasFailed } from "./has-failed.ts";
import type { SiteSearch } from "./use-site-search.ts";

/** The answer whose hits are listed; none without hits, and none after a failure. */
export function drawnAnswer({
  answer,
  status,
}: Pick<SiteSearch, "answer" | "status">): SearchAnswer | undefined {
  return hasFailed({ status }) || answer?.groups[0] === undefined ? undefined : answer;
}
