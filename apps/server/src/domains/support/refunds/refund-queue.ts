import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const LinesToRefund = Type.Object({
  orderId: Type.Integer(),
  lines: Type.Array(Type.Integer(), { minItems: 1 }),
});
export type LinesToRefund = Type.Static<typeof LinesToRefund>;
const form = Compile(LinesToRefund);

/** Order lines that staff refunds. */
export const refundQueue: Queue<LinesToRefund> = {
  name: "refund-order-lines",
  isData: (data): data is LinesToRefund => form.Check(data),
  keyOf: ({ orderId, lines }) => `${orderId} ${lines.toSorted((a, b) => a - b).join(",")}`,
};
