import { maintainEventPartitions } from "@autotune/database";
import type { App } from "../../../platform/app.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";

/** Creates future monthly partitions of the inbox before their first event, and drops old ones. */
export function maintainPartitions(app: App): Job {
  return {
    name: "keep-event-partitions",
    schedule: "40 3 * * *",
    run: () => maintainEventPartitions(app.database, new Date()),
  };
}
