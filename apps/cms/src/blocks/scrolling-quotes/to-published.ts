import type { ScrollingQuotesBlock } from "@autotune/contract";
import type { ScrollingQuotesFields } from "../../payload-types.ts";

export function scrollingQuotesToPublished({
  headline,
  quotes,
  seconds,
}: ScrollingQuotesFields): ScrollingQuotesBlock {
  return {
    block: "scrollingQuotes",
    headline: headline ?? "",
    quotes: JSON.stringify((quotes ?? []).map(({ quote }) => quote ?? "")),
    seconds: seconds ?? 60,
  };
}
