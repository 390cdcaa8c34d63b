import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const RefundToMail = Type.Object({
  /** The provider's. */
  returnId: Type.String({ minLength: 1 }),
  /** Of the refunded order or charge. */
  reference: Type.String(),
  /** What was refunded. */
  names: Type.Array(Type.String()),
  /** What depended on it and is suspended. Jobs of the release before have none. */
  suspended: Type.Optional(Type.Array(Type.String())),
});
export type RefundToMail = Type.Static<typeof RefundToMail>;

export const refundEmailQueue = defineQueue({
  name: "send-refund-email",
  data: RefundToMail,
  keyOf: ({ returnId }) => returnId,
});
