import { text } from "drizzle-orm/pg-core";
import { shop } from "./shop.ts";

/** How far a job has come that goes through a table once, so that it does not begin anew every night. */
export const jobProgress = shop.table("job_progress", {
  job: text().primaryKey(),
  /** In a form of the job's own. */
  position: text().notNull(),
});
