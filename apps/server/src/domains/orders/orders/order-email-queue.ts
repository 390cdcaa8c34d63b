import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const form = Compile(
  Type.Object({
    orderId: Type.Integer(),
    isPending: Type.Optional(Type.Boolean()),
    copy: Type.Optional(Type.String({ minLength: 1 })),
  }),
);

export interface OrderToMail {
  readonly orderId: number;
  /** The email announces that the money is on its way, not that it came. */
  readonly isPending?: boolean;
  /** Identifies an email that was requested again: with the same id, a mailbox that has the first would drop it. */
  readonly copy?: string;
}

export const orderEmailQueue: Queue<OrderToMail> = {
  name: "send-order-email",
  isData: (data): data is OrderToMail => form.Check(data),
  keyOf: ({ orderId, isPending, copy }) =>
    [orderId, isPending === true ? "pending" : undefined, copy]
      .filter((part) => part !== undefined)
      .join(" "),
};
