import { isEmail, isName } from "@autotune/commerce";
import type { Guest } from "@autotune/contract";

const guestFields = ["first_name", "last_name", "email"] as const;
export type GuestField = (typeof guestFields)[number];

/** The invalid fields; none means that the guest can continue. */
export function findGuestProblems({ first_name, last_name, email }: Guest): GuestField[] {
  const right: Record<GuestField, boolean> = {
    first_name: isName(first_name),
    last_name: isName(last_name),
    email: isEmail(email.trim()),
  };
  return guestFields.filter((field) => !right[field]);
}
