import type { ServerProps } from "payload";
import "../../../platform/admin/admin-views.css";
import { securityPage } from "../factor-routes.ts";

export function SecurityLink({ user }: ServerProps) {
  if (user === null || user === undefined) return null;
  return (
    <a className="admin-view-link" href={`/admin${securityPage}`}>
      Sign-in security
    </a>
  );
}
