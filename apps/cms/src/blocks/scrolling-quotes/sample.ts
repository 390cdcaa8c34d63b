import type { ScrollingQuotesBlock } from "@autotune/contract";

export const sample: ScrollingQuotesBlock = {
  block: "scrollingQuotes",
  headline: "Headline",
  quotes: JSON.stringify(["One", "Two"]),
  seconds: 45,
};
