/** The roles of the support console, from the least to the most. Editors and translators have none of them. */
export const staffRoles = ["support", "manager", "admin"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The support actions, by their names in the audit log, with the least role for each. */
const leastRoles = {
  "customer.find": "support",
  "customer.read": "support",
  "customer.view": "support",
  "waiting.read": "support",
  "order.list": "support",
  "withdrawal.list": "support",
  "order.read": "support",
  "order.note": "support",
  "order.resend": "support",
  "setup.resend": "support",
  "mailbox.clear": "support",
  "licence.resend": "support",
  "computer.end": "support",
  "licence.regenerate": "manager",
  "licence.move": "manager",
  "plan.end": "manager",
  "order.refund-preview": "manager",
  "order.refund": "manager",
  "withdrawal.settle": "manager",
  "cancellation.settle": "manager",
  "code.list": "support",
  "code.find": "support",
  "code.make": "manager",
  "code.stop": "manager",
  "report.demand": "support",
  "report.sales": "manager",
  "report.save-view": "support",
  "audit.read": "admin",
} as const satisfies Record<string, StaffRole>;
export type StaffAction = keyof typeof leastRoles;

export function isStaffRole(role: unknown): role is StaffRole {
  return staffRoles.some((known) => known === role);
}

/** The least role that may do it. */
export function leastRole(action: StaffAction): StaffRole {
  return leastRoles[action];
}

export function mayStaff(role: StaffRole, action: StaffAction): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(leastRole(action));
}
