import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const form = Compile(Type.Object({ orderLineId: Type.Integer() }));

export interface LineToReturn {
  readonly orderLineId: number;
}

/** Lines that were paid and cannot be delivered: they are refunded. */
export const returnLineQueue: Queue<LineToReturn> = {
  name: "return-order-line",
  isData: (data): data is LineToReturn => form.Check(data),
  keyOf: ({ orderLineId }) => String(orderLineId),
};
