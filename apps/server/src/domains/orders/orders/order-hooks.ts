import type { order } from "@autotune/database/schema";
import type { ProviderReturn } from "@autotune/payments";
import type { UnitOfWork } from "../../../platform/jobs/unit-of-work.ts";
import type { OrderOfCheckout } from "./write-order.ts";

declare module "../../../platform/modules/module.ts" {
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
