import { isStaffRole } from "@autotune/contract";
import type { Staff } from "@autotune/contract/staff-token";
import type { PayloadRequest } from "payload";

/** The staff member who is signed in; undefined for everybody else, editors and translators included. */
export function staffOf({ user }: Pick<PayloadRequest, "user">): Staff | undefined {
  if (user === null || !isStaffRole(user.role)) return undefined;
  return { id: user.id, email: user.email, role: user.role };
}
