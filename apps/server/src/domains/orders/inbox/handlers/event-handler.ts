import type { order } from "@autotune/database/schema";
import type { ModuleManifest } from "../../../../platform/modules/module.ts";
import type { ProviderEvents, ProviderReturn, ProviderSubscription } from "@autotune/payments";
import type { UnitOfWork } from "../../../../platform/jobs/unit-of-work.ts";
import type { OrderOfCheckout } from "../../orders/write-order.ts";
import type { FulfilmentContext } from "../../fulfilment/fulfilment.ts";

export interface EventContext extends FulfilmentContext {
  readonly modules: readonly ModuleManifest[];
  /** How the provider's events are read. */
  readonly events: ProviderEvents;
  readonly data: unknown;
  /** When it happened at the provider. */
  readonly occurredAt: Date;
  /** As it is at the provider now, where the event tells too little of it. */
  readonly subscription: ProviderSubscription | undefined;
}

/** Applies an event and returns its outcome in a few words; throws where a person must look. */
export type EventHandler = (context: EventContext) => Promise<string>;

declare module "../../../../platform/modules/module.ts" {
  interface ModuleManifest {
    /** An order was paid; in the transaction that delivers it. */
    readonly orderCompleted?: (
      work: UnitOfWork,
      orderId: number,
      order: OrderOfCheckout,
    ) => Promise<void>;
    /** Money of an order was returned, which had been `refunded` so far; in the transaction that revokes its lines. */
    readonly orderReturned?: (
      work: UnitOfWork,
      bought: Pick<typeof order.$inferSelect, "reference" | "total" | "refunded">,
      returned: ProviderReturn,
    ) => Promise<void>;
  }
}
