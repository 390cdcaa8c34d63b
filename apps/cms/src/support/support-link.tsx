import type { ServerProps } from "payload";
import { supportRoot } from "./api/support-routes.ts";
import "../platform/admin/admin-views.css";
import { staffOf } from "./api/staff-of.ts";

/** Link to the support console, for its staff. */
export function SupportLink({ user }: ServerProps) {
  if (staffOf({ user: user ?? null }) === undefined) return null;
  return (
    <a className="admin-view-link" href={supportRoot}>
      Support console
    </a>
  );
}
