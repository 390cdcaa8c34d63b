import { intervalUnits } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import Type from "typebox";
import { orderStates } from "../orders/order.ts";
import { subscriptionStates } from "../subscriptions/subscription.ts";
import { nullable, timestamp } from "../platform/schema-parts.ts";

/**
 * GET /staff/v1/customers/{id}/view: what the customer's account shows them, read as the account itself reads it.
 * Nobody is signed in for it, and what opens anything is left out: serials but for their ends, authentication strings,
 * download links.
 */
export const StaffCustomerView = Type.Object({
  email: Type.String(),
  name: Type.String(),
  language: Type.Enum([...languages]),
  /** A trial is offered to them. */
  mayTryPlan: Type.Boolean(),
  products: Type.Object({
    total: Type.Integer(),
    data: Type.Array(
      Type.Object({
        name: Type.String(),
        /** Its end alone; empty for what a plan includes. */
        serial: Type.String(),
        isFromPlan: Type.Boolean(),
        isActivated: Type.Boolean(),
        isInTransfer: Type.Boolean(),
        isUpgraded: Type.Boolean(),
        /** What they are offered for it. */
        upgrades: Type.Array(Type.String()),
      }),
    ),
  }),
  plans: Type.Array(
    Type.Object({
      name: Type.String(),
      state: Type.Enum([...subscriptionStates]),
      currency: Type.String(),
      price: Type.Integer(),
      interval: Type.Object({ count: Type.Integer(), unit: Type.Enum([...intervalUnits]) }),
      nextChargeAt: nullable(timestamp),
      entitledUntil: timestamp,
    }),
  ),
  orders: Type.Object({
    total: Type.Integer(),
    data: Type.Array(
      Type.Object({
        reference: Type.String(),
        state: Type.Enum([...orderStates]),
        placedAt: timestamp,
        currency: Type.String(),
        total: Type.Integer(),
        refunded: Type.Integer(),
        lines: Type.Array(
          Type.Object({
            name: Type.String(),
            quantity: Type.Integer(),
            total: Type.Integer(),
            isRefunded: Type.Boolean(),
            licences: Type.Array(
              Type.Object({
                name: Type.String(),
                serial: Type.String(),
                isUpgraded: Type.Boolean(),
                isRevoked: Type.Boolean(),
                hasInstaller: Type.Boolean(),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
});
export type StaffCustomerView = Type.Static<typeof StaffCustomerView>;
