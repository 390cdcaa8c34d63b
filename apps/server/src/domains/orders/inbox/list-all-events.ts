import type { EventList, EventWindow, PaymentProvider } from "@autotune/payments";

/** What is confirmed while the lists are read is in both of them, and not in none. */
export async function* listAllEvents(
  provider: PaymentProvider,
  window: EventWindow,
): AsyncGenerator<EventList> {
  yield* provider.listUnprocessedEvents(window);
  yield* provider.listProcessedEvents(window);
}
