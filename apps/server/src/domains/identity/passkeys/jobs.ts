import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import { deleteInSlices, slice } from "../../../platform/jobs/delete-in-slices.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";

export function purgeOldChallenges(app: App): Job {
  return {
    name: "forget-old-challenges",
    schedule: "20 * * * *",
    async run() {
      const challenges = await deleteOldChallenges(app.database);
      app.log.info({ challenges }, "expired challenges purged");
    },
  };
}

/** Challenges that were not signed in time. */
export function deleteOldChallenges(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      delete from shop.passkey_challenge where token_hash in (
        select token_hash from shop.passkey_challenge
        where created_at < now() - interval '1 hour' limit ${slice})`),
  );
}
