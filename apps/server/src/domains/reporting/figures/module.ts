import type { ModuleManifest } from "../../../platform/modules/module.ts";
import { countPlans } from "./count-plans.ts";
import { updateFigures } from "./update-figures.ts";

export const figuresModule: ModuleManifest = {
  name: "reporting-figures",
  async work(app) {
    await app.work(updateFigures(app));
    await app.work(countPlans(app));
  },
};
