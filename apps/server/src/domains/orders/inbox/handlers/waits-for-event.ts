import type { EventType } from "@autotune/payments";

/** An event that must be handled before another one makes sense. */
export interface AwaitedEvent {
  readonly type: Extract<EventType, "order.completed" | "subscription.updated">;
  /** The provider's order or subscription that it is about. */
  readonly id: string;
}

/** An event came too early: it waits for another one, and is retried. */
export class WaitsForEvent extends Error {
  readonly awaited: AwaitedEvent;

  constructor(awaited: AwaitedEvent) {
    super(`${awaited.type} of ${awaited.id} has not been handled yet`);
    this.name = "WaitsForEvent";
    this.awaited = awaited;
  }
}
