import type { ReportPeriod } from "@autotune/contract";
import { sql, type SQL } from "drizzle-orm";

/** A day is one of UTC, whatever the time zone of the session. */
export const dayOf = (column: SQL): SQL => sql`(${column} at time zone 'UTC')::date`;

/** Whether a timestamp lies within the days, in a form that an index answers. */
export const isWithin = ({ from, to }: ReportPeriod, column: SQL): SQL => sql`
  (${column} >= (${from}::date::timestamp at time zone 'UTC')
   and ${column} < ((${to}::date + 1)::timestamp at time zone 'UTC'))`;
