import type { ScrollingQuotesBlock } from "@autotune/contract";
import type { ScrollingQuotesFields } from "../../payload-types.ts";

export function scrollingQuotesFromPublished({
  headline,
  quotes,
  seconds,
}: ScrollingQuotesBlock): ScrollingQuotesFields {
  const list: unknown = JSON.parse(quotes);
  if (!Array.isArray(list)) throw new Error("Quotes are a list.");
  return {
    blockType: "scrollingQuotes",
    headline,
    quotes: list.map((quote: unknown) => ({ quote: String(quote) })),
    seconds,
  };
}
