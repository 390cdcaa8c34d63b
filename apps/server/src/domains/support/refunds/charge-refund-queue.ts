import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const ChargeToRefund = Type.Object({ chargeId: Type.Integer() });
export type ChargeToRefund = Type.Static<typeof ChargeToRefund>;

/** Later charges of plans that staff refunds. */
export const chargeRefundQueue = defineQueue({
  name: "refund-charge",
  data: ChargeToRefund,
  keyOf: ({ chargeId }) => String(chargeId),
});
