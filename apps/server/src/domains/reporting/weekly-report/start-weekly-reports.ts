import { sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { dueMonday } from "./due-week.ts";
import { weeklyReportQueue } from "./weekly-report-queue.ts";

/** Every hour, so that a worker that was down on Monday morning catches up. */
export function startWeeklyReports(app: App): Job {
  return {
    name: "start-weekly-reports",
    schedule: "10 * * * *",
    run: () => startDueReports(app, new Date()),
  };
}

/** Who got it is stored with the job that sends it: each reader gets each week's once, however often this runs. */
export async function startDueReports(
  { transact, readyToEnqueue }: Pick<App, "transact" | "readyToEnqueue">,
  now: Date,
): Promise<void> {
  const monday = dueMonday(now);
  if (monday === undefined) return;
  const enqueue = await readyToEnqueue();
  await transact(async (transaction) => {
    const { rows } = await transaction.execute<{ staffId: number }>(sql`
      insert into shop.reporting_digest (week, staff_id)
      select ${monday}, staff_id from shop.reporting_reader
      on conflict do nothing returning staff_id as "staffId"`);
    await enqueue(
      transaction,
      weeklyReportQueue,
      rows.map(({ staffId }) => ({ staffId, monday })),
    );
  });
}
