import type { NewsOfSummaryAnswer, SummaryAnswer, SummaryRequest } from "@autotune/contract";

/** The summary without what the browser holds in that very version. */
export function leaveOutKnown(
  { subscriptionSummary, productSummary, ...rest }: SummaryAnswer,
  known: SummaryRequest,
): NewsOfSummaryAnswer {
  const { products, subscriptions } = rest.cbValues;
  return {
    ...rest,
    ...(known.products === products ? {} : { productSummary }),
    ...(known.subscriptions === subscriptions ? {} : { subscriptionSummary }),
  };
}
