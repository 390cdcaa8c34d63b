import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const WeeklyReportToMail = Type.Object({
  staffId: Type.Integer(),
  /** The Monday on which it is sent. */
  monday: Type.String({ format: "date" }),
});
export type WeeklyReportToMail = Type.Static<typeof WeeklyReportToMail>;

export const weeklyReportQueue = defineQueue({
  name: "send-weekly-report-email",
  data: WeeklyReportToMail,
  keyOf: ({ staffId, monday }) => `${staffId} ${monday}`,
});
