import type { ServerProps } from "payload";
import { isEditorRequest } from "../../access/is-editor.ts";
import "../admin/admin-views.css";
import { scheduleRoot } from "./schedule-urls.ts";

/** Link to the calendar, for who plans. */
export function ScheduleLink({ user }: ServerProps) {
  if (!isEditorRequest({ user: user ?? null })) return null;
  return (
    <a className="admin-view-link" href={scheduleRoot}>
      Schedule
    </a>
  );
}
