import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../jobs/queue.ts";

const form = Compile(Type.Object({ orderId: Type.Integer() }));

export interface OrderToMail {
  readonly orderId: number;
}

export const orderEmailQueue: Queue<OrderToMail> = {
  name: "send-order-email",
  isData: (data): data is OrderToMail => form.Check(data),
  keyOf: ({ orderId }) => String(orderId),
};
