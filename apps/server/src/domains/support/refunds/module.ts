import { chargeRefundQueue } from "./charge-refund-queue.ts";
import { refundCharge } from "./refund-charge.ts";
import { refundLines } from "./refund-lines.ts";
import { refundQueue } from "./refund-queue.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const refundsModule: ModuleManifest = {
  name: "refunds",
  queues: [chargeRefundQueue, refundQueue],
  async work(app, { provider }) {
    await app.workOn(refundLines(app, provider));
    await app.workOn(refundCharge(app, provider));
  },
};
