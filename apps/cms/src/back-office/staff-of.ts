import { isStaffRole } from "@autotune/contract";
import type { Staff } from "@autotune/contract/staff-token";
import type { PayloadRequest } from "payload";

/** Who of the staff is signed in here; undefined for everybody else, editors and translators among them. */
export function staffOf({ user }: Pick<PayloadRequest, "user">): Staff | undefined {
  if (user === null || !isStaffRole(user.role)) return undefined;
  return { id: user.id, email: user.email, role: user.role };
}
