import { dashboardsOf } from "./dashboards.ts";
import { writeDashboard } from "./dashboard-json.ts";
import { writeSloRules } from "./slo-rules.ts";
import { slos } from "./slos.ts";

/** What is written from the definitions here, by its path in the repository. */
export function monitoringFiles(): ReadonlyMap<string, string> {
  return new Map([
    ["deploy/prometheus/slos.yaml", writeSloRules(slos)],
    ...dashboardsOf(slos).map(
      (dashboard) => [`deploy/grafana/${dashboard.uid}.json`, writeDashboard(dashboard)] as const,
    ),
  ]);
}
