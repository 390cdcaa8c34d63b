import { verifyAuditLogNightly } from "./verify-audit-log.ts";
import type { ModuleManifest } from "../modules/module.ts";

export const auditModule: ModuleManifest = {
  name: "audit",
  work: (app) => app.work(verifyAuditLogNightly(app)),
};
