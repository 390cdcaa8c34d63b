import { keepEventPartitions } from "@autotune/database";
import type { App } from "../app.ts";
import type { Job } from "../jobs/jobs.ts";

/** Months of the inbox to come are there before their first event, and old ones go. */
export function keepPartitions(app: App): Job {
  return {
    name: "keep-event-partitions",
    schedule: "40 3 * * *",
    run: () => keepEventPartitions(app.database, new Date()),
  };
}
