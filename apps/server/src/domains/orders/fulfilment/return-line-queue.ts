import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const LineToReturn = Type.Object({ orderLineId: Type.Integer() });
export type LineToReturn = Type.Static<typeof LineToReturn>;

/** Lines that were paid and cannot be delivered: they are refunded. */
export const returnLineQueue = defineQueue({
  name: "return-order-line",
  data: LineToReturn,
  keyOf: ({ orderLineId }) => String(orderLineId),
});
