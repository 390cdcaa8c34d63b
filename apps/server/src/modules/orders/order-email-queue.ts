import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../jobs/queue.ts";

const form = Compile(
  Type.Object({
    orderId: Type.Integer(),
    isPending: Type.Optional(Type.Boolean()),
    copy: Type.Optional(Type.String({ minLength: 1 })),
  }),
);

export interface OrderToMail {
  readonly orderId: number;
  /** The mail says that the money is on its way, not that it came. */
  readonly isPending?: boolean;
  /** Names a mail that somebody asked for once more: as the same one, a mailbox that had it would drop it. */
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
