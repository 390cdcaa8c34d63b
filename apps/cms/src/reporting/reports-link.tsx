import type { ServerProps } from "payload";
import "../platform/admin/admin-views.css";
import { staffOf } from "../support/api/staff-of.ts";
import { firstPageOf, reportsRoot } from "./routes/report-routes.ts";

/** Link to the reports, for those who may see them. */
export function ReportsLink({ user }: ServerProps) {
  const staff = staffOf({ user: user ?? null });
  if (staff === undefined || firstPageOf(staff.role) === undefined) return null;
  return (
    <a className="admin-view-link" href={reportsRoot}>
      Reports
    </a>
  );
}
