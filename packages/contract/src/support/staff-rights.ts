/** The roles of the support console, from the least to the most. Editors and translators have none of them. */
export const staffRoles = ["support", "manager", "admin"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The support actions, by their names in the audit log, with the least role for each. */
const leastRoles = {
  "customer.find": "support",
  "customer.read": "support",
  "withdrawal.list": "support",
  "order.resend": "support",
  "setup.resend": "support",
  "mailbox.clear": "support",
  "licence.resend": "support",
  "licence.regenerate": "manager",
  "order.refund": "manager",
  "withdrawal.settle": "manager",
  "code.list": "support",
  "code.find": "support",
  "code.make": "manager",
  "code.stop": "manager",
  "audit.read": "admin",
} as const satisfies Record<string, StaffRole>;
export type StaffAction = keyof typeof leastRoles;

export function isStaffRole(role: unknown): role is StaffRole {
  return staffRoles.some((known) => known === role);
}

export function mayStaff(role: StaffRole, action: StaffAction): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(leastRoles[action]);
}
