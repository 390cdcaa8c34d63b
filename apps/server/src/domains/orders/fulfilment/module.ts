import { returnLineQueue } from "./return-line-queue.ts";
import { refundUndeliverableLines } from "./refund-undeliverable-lines.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const fulfilmentModule: ModuleManifest = {
  name: "fulfilment",
  queues: [returnLineQueue],
  work: (app, { provider }) => app.workOn(refundUndeliverableLines(app, provider)),
};
