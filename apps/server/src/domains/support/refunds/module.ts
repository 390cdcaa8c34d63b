import { chargeRefundQueue } from "./charge-refund-queue.ts";
import { sendChargeRefund } from "./send-charge-refund.ts";
import { sendRefund } from "./send-refund.ts";
import { refundQueue } from "./refund-queue.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const refundsModule: ModuleManifest = {
  name: "refunds",
  queues: [chargeRefundQueue, refundQueue],
  async work(app, { provider }) {
    await app.workOn(sendRefund(app, provider));
    await app.workOn(sendChargeRefund(app, provider));
  },
};
