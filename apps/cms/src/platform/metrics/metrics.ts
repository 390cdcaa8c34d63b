import type { Payload } from "payload";
import { collectDefaultMetrics, Gauge, register } from "prom-client";

/**
 * The process's registry. The library's own, because Next bundles a route and what starts with the process apart, and
 * only a package that is not bundled is the same one in both.
 */
export const registry = register;

/** Starts to measure: the process, its database connections, and when it last looked for what is scheduled. */
export function startMetrics(): { schedulerRan(payload: Payload): void } {
  let pool: Payload["db"]["pool"] | undefined;
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "database_pool_connections",
    help: "Database connections by pool: used, idle, and waiting for those that somebody waits for",
    labelNames: ["pool", "state"],
    registers: [registry],
    collect() {
      if (pool === undefined) return;
      const { totalCount, idleCount, waitingCount } = pool;
      const states = { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
      for (const [state, count] of Object.entries(states)) this.set({ pool: "cms", state }, count);
    },
  });
  const ranAt = new Gauge({
    name: "cms_scheduler_ran_timestamp_seconds",
    help: "When the CMS last looked for what is due to be published or taken offline",
    registers: [registry],
  });
  return {
    schedulerRan(payload) {
      ({ pool } = payload.db);
      ranAt.setToCurrentTime();
    },
  };
}
