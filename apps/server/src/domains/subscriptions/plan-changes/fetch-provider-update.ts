import type { PaymentProvider, ProviderSubscription } from "@autotune/payments";

/** A subscription at the provider, and when it was so: the time of the event, or of the question. */
export interface ProviderUpdate {
  readonly subscription: ProviderSubscription;
  readonly asOf: Date;
}

/** A subscription as the provider has it now. What happens while it responds may be newer. */
export async function fetchProviderUpdate(
  provider: PaymentProvider,
  providerSubscriptionId: string,
): Promise<ProviderUpdate> {
  const asOf = new Date();
  return { subscription: await provider.readSubscription(providerSubscriptionId), asOf };
}
