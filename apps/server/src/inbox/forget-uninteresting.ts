import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { App } from "../app.ts";
import { deleteInSlices, slice } from "../jobs/delete-in-slices.ts";
import type { Job } from "../jobs/jobs.ts";
import { notOfInterest } from "./not-of-interest.ts";

export function forgetUninteresting(app: App): Job {
  return {
    name: "forget-uninteresting-events",
    schedule: "50 3 * * *",
    async run() {
      const events = await emptyUninteresting(app.database);
      app.log.info({ events }, "events that mean nothing to the shop emptied");
    },
  };
}

/**
 * Events that mean nothing to the shop may tell of anybody, and nothing here leads to whom: after a month only
 * that they came is kept. Until then a release that learns to handle them can still do so.
 */
export function emptyUninteresting(database: Database): Promise<number> {
  // What is older than the last months was emptied on one of the nights before; so those need no look.
  return deleteInSlices(() =>
    database.execute(sql`
      update shop.provider_event set data = '{}' where (event_id, received_at) in (
        select event_id, received_at from shop.provider_event
         where received_at < now() - interval '30 days' and received_at > now() - interval '90 days'
           and handled_at is not null and outcome = ${notOfInterest} and data <> '{}'
         limit ${slice})`),
  );
}
