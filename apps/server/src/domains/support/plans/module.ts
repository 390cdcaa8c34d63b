import { endPlanQueue } from "./end-plan-queue.ts";
import { endPlans } from "./end-plans.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const supportPlansModule: ModuleManifest = {
  name: "support-plans",
  queues: [endPlanQueue],
  work: (app, { provider }) => app.workOn(endPlans(app, provider)),
};
