import { writeAuditEntry, type Executor } from "@autotune/database";

/** What happens around sign-ins, by its name in the audit log. */
export type StaffEvent =
  | "staff.sign-in"
  | "staff.sign-in-fail"
  | "staff.create"
  | "staff.delete"
  | "staff.role-change"
  | "staff.email-change"
  | "staff.password-change"
  | "staff.factor-add"
  | "staff.factor-remove"
  | "staff.factor-confirm"
  | "staff.factor-fail"
  | "staff.recovery-codes-make";

export interface StaffMember {
  readonly id: number;
  readonly email: string;
  readonly role: string;
}

interface StaffEntry {
  readonly by: StaffMember;
  readonly event: StaffEvent;
  /** Whose account; one's own unless given. */
  readonly about?: number;
  readonly details?: Readonly<Record<string, unknown>>;
}

export function noteStaffEvent(
  executor: Executor,
  { by, event, about = by.id, details = {} }: StaffEntry,
): Promise<void> {
  const staff = { id: by.id, email: by.email, role: by.role };
  return writeAuditEntry(executor, { staff, action: event, subject: `staff ${about}`, details });
}
