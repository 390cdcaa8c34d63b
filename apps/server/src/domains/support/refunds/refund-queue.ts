import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const LinesToRefund = Type.Object({
  orderId: Type.Integer(),
  lines: Type.Array(Type.Integer(), { minItems: 1 }),
});
export type LinesToRefund = Type.Static<typeof LinesToRefund>;

/** Order lines that staff refunds. */
export const refundQueue = defineQueue({
  name: "refund-order-lines",
  data: LinesToRefund,
  keyOf: ({ orderId, lines }) => `${orderId} ${lines.toSorted((a, b) => a - b).join(",")}`,
});
