import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const form = Compile(
  Type.Object({
    returnId: Type.String({ minLength: 1 }),
    reference: Type.String(),
    names: Type.Array(Type.String()),
  }),
);

export interface RefundToMail {
  /** The provider's. */
  readonly returnId: string;
  /** Of the refunded order or charge. */
  readonly reference: string;
  /** What was refunded. */
  readonly names: readonly string[];
}

export const refundEmailQueue: Queue<RefundToMail> = {
  name: "send-refund-email",
  isData: (data): data is RefundToMail => form.Check(data),
  keyOf: ({ returnId }) => returnId,
};
