import { notFound } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { isEditorRequest } from "../../access/is-editor.ts";
import { AdminFrame, requireUser } from "../admin/admin-frame.tsx";
import { readWord } from "../admin/read-word.ts";
import { Calendar } from "./calendar.tsx";
import { FailedChanges } from "./failed-changes.tsx";
import { monthOf, readMonth } from "./month.ts";
import { readPlanned } from "./read-schedule.ts";
import "./schedule.css";
import { scheduleRoot } from "./schedule-urls.ts";

/** What goes live and offline by itself. Payload shows views of this kind to anybody, so access is checked here. */
export async function ScheduleView(props: AdminViewServerProps) {
  const user = requireUser(props, scheduleRoot);
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  if (!isEditorRequest(req)) notFound();
  const today = new Date();
  const shown = readMonth(readWord(searchParams ?? {}, "month")) ?? monthOf(today);
  return (
    <AdminFrame user={user} view={props}>
      <h1>Schedule</h1>
      <FailedChanges payload={req.payload} user={user} />
      <Calendar planned={await readPlanned(req.payload)} shown={shown} today={today} />
    </AdminFrame>
  );
}
