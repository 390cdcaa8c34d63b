import type { NewsOfSummaryResponse, SummaryResponse, SummaryRequest } from "@autotune/contract";

/** The summary without the parts that the browser has in the same version. */
export function leaveOutKnown(
  { subscriptionSummary, productSummary, ...rest }: SummaryResponse,
  known: SummaryRequest,
): NewsOfSummaryResponse {
  const { products, subscriptions } = rest.cbValues;
  return {
    ...rest,
    ...(known.products === products ? {} : { productSummary }),
    ...(known.subscriptions === subscriptions ? {} : { subscriptionSummary }),
  };
}
