import { leastRole, mayStaff, type StaffAction, type StaffRole } from "@autotune/contract";
import type { ReactNode } from "react";

interface ForRoleProps {
  readonly role: StaffRole;
  readonly action: StaffAction;
  /** What the action is, after "can": `refund items`. */
  readonly what: string;
  readonly children: ReactNode;
}

const roleNames: Readonly<Record<StaffRole, string>> = {
  support: "support staff, managers and admins",
  manager: "managers and admins",
  admin: "admins",
};

/** An action for those who may; the others read who can do it for them. */
export function ForRole({ role, action, what, children }: ForRoleProps) {
  if (mayStaff(role, action)) return children;
  return (
    <p className="admin-view-hint support-forbidden">
      Only {roleNames[leastRole(action)]} can {what}.
    </p>
  );
}
