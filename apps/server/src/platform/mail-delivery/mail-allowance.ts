import type { Database } from "@autotune/database";
import { mailAllowance } from "@autotune/database/schema";
import { sql } from "drizzle-orm";
import type { JobAllowance } from "../jobs/job-allowance.ts";
import { mailsPerHour, type MailLimit } from "./mails-per-hour.ts";

const purpose = "marketing";
const hourUs = 3_600_000_000;
const microseconds = (count: number) => sql`${count}::float8 * interval '1 microsecond'`;

/**
 * The time between two mails, in microseconds, and how many may go out at once after a pause: of any hour never more
 * than the limit. What a pause saved up is a minute's, so that an hour's mails do not leave in a burst.
 */
export function paceOf(perHour: number): { readonly spacingUs: number; readonly burst: number } {
  const burst = Math.max(1, Math.floor(perHour / 60));
  return { spacingUs: Math.ceil(hourUs / (perHour - burst + 1)), burst };
}

/**
 * What of the hourly limit is left for the jobs of marketing mail. All workers take it from one row, in one statement
 * that locks it. What a worker took and did not use before it was killed is lost, so that there are never more mails.
 */
export function createMailAllowance(
  database: Database,
  limit: MailLimit,
  now: () => Date = () => new Date(),
): JobAllowance {
  /** Until then there is none left: no need to ask. */
  let noneUntil = 0;
  const pace = () => paceOf(mailsPerHour(limit, now()));
  return {
    async take(atMost) {
      const wait = noneUntil - performance.now();
      if (wait > 0) return { granted: 0, nextInMs: wait };
      const { spacingUs, burst } = pace();
      const most = Math.min(atMost, burst);
      const spacing = microseconds(spacingUs);
      const afterPause = sql`now() - ${microseconds(burst * spacingUs)}`;
      const left = sql`greatest(0, least(${most}::integer,
        floor(extract(epoch from now() - ${mailAllowance.usedUntil}) * 1000000 / ${spacingUs}::bigint)))::integer`;
      const { rows } = await database.execute<{ granted: number; nextInMs: number }>(sql`
        insert into ${mailAllowance} (purpose, used_until, granted)
        values (${purpose}, ${afterPause} + ${microseconds(most * spacingUs)}, ${most})
        on conflict (purpose) do update
          set granted = ${left},
              used_until = greatest(${mailAllowance.usedUntil}, ${afterPause}) + ${left} * ${spacing}
        returning granted, (extract(epoch from used_until + ${spacing} - now()) * 1000)::float8 as "nextInMs"`);
      const [taken = { granted: 0, nextInMs: 0 }] = rows;
      if (taken.granted === 0) noneUntil = performance.now() + taken.nextInMs;
      return taken;
    },
    async giveBack(count) {
      noneUntil = 0;
      await database.execute(sql`
        update ${mailAllowance} set used_until = used_until - ${microseconds(count * pace().spacingUs)}
         where purpose = ${purpose}`);
    },
  };
}
