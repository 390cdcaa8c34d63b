import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const OrderToMail = Type.Object({
  orderId: Type.Integer(),
  /** The email announces that the money is on its way, not that it came. */
  isPending: Type.Optional(Type.Boolean()),
  /** Identifies an email that was requested again: with the same id, a mailbox that has the first would drop it. */
  copy: Type.Optional(Type.String({ minLength: 1 })),
});
export type OrderToMail = Type.Static<typeof OrderToMail>;

export const orderEmailQueue = defineQueue({
  name: "send-order-email",
  data: OrderToMail,
  keyOf: ({ orderId, isPending, copy }) =>
    [orderId, isPending === true ? "pending" : undefined, copy]
      .filter((part) => part !== undefined)
      .join(" "),
});
