import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const ChargeToRefund = Type.Object({ chargeId: Type.Integer() });
export type ChargeToRefund = Type.Static<typeof ChargeToRefund>;
const form = Compile(ChargeToRefund);

/** Later charges of plans that staff refunds. */
export const chargeRefundQueue: Queue<ChargeToRefund> = {
  name: "refund-charge",
  isData: (data): data is ChargeToRefund => form.Check(data),
  keyOf: ({ chargeId }) => String(chargeId),
};
