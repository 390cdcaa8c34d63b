import { errorReportRoutes } from "./error-report-routes.ts";
import { policyReportRoutes } from "./policy-report-routes.ts";
import { vitalsRoutes } from "./vitals-routes.ts";
import type { ModuleManifest } from "../modules/module.ts";

export const reportsModule: ModuleManifest = {
  name: "reports",
  async routes(app, { settings: { PUBLIC_URL: origin } }) {
    await app.register(policyReportRoutes);
    await app.register(errorReportRoutes, { origin });
    await app.register(vitalsRoutes, { origin });
  },
};
