/** What must be handled before another event makes sense. */
export type AwaitedEvent =
  /** An order was paid, or a later charge of a plan, which is an order at the provider too. */
  | { readonly kind: "payment"; readonly orderId: string }
  /** The order with which a subscription began was paid. Not every event of the subscription names that order. */
  | { readonly kind: "beginning"; readonly subscriptionId: string }
  /** A subscription was updated. */
  | { readonly kind: "update"; readonly subscriptionId: string };

/** An event came too early: it waits for another one, and is retried. */
export class WaitsForEvent extends Error {
  readonly awaited: AwaitedEvent;

  constructor(awaited: AwaitedEvent) {
    const id = awaited.kind === "payment" ? awaited.orderId : awaited.subscriptionId;
    super(`The ${awaited.kind} of ${id} has not been handled yet`);
    this.name = "WaitsForEvent";
    this.awaited = awaited;
  }
}
