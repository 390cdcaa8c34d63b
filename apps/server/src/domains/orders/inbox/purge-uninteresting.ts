import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import { deleteInSlices, slice } from "../../../platform/jobs/delete-in-slices.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { notOfInterest } from "./not-of-interest.ts";

export function purgeUninteresting(app: App): Job {
  return {
    name: "forget-uninteresting-events",
    schedule: "50 3 * * *",
    async run() {
      const events = await emptyUninteresting(app.database);
      app.log.info({ events }, "payloads of unhandled events purged");
    },
  };
}

/**
 * Events that the shop does not handle may contain data of any person, and nothing links to whom: after a month only
 * their receipt is retained. Until then a release that learns to handle them still can.
 */
export function emptyUninteresting(database: Database): Promise<number> {
  // Its index has only those that still hold something. As a literal: PostgreSQL must see that the index covers it.
  const isUninteresting = sql.raw(`outcome = '${notOfInterest}' and data <> '{}'`);
  return deleteInSlices(() =>
    database.execute(sql`
      update shop.provider_event set data = '{}' where (event_id, received_at) in (
        select event_id, received_at from shop.provider_event
         where received_at < now() - interval '30 days' and ${isUninteresting}
         limit ${slice})`),
  );
}
