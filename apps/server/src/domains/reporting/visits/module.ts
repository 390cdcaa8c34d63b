import type { ModuleManifest } from "../../../platform/modules/module.ts";
import { countVisits } from "./count-visits.ts";

export const visitsModule: ModuleManifest = {
  name: "visits",
  async work(app, { settings: { VISITS_FOLDER: folder } }) {
    if (folder !== undefined) await app.work(countVisits(app, folder));
  },
};
