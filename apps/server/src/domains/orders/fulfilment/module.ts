import { returnLineQueue } from "./return-line-queue.ts";
import { returnLines } from "./return-lines.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const fulfilmentModule: ModuleManifest = {
  name: "fulfilment",
  queues: [returnLineQueue],
  work: (app, { provider }) => app.workOn(returnLines(app, provider)),
};
