import { isPassword, isPasswordTooLong } from "@autotune/commerce";
import { isCommonPassword } from "./common-passwords.ts";

export type PasswordRejection = "invalidRequest" | "passwordTooLong" | "commonPassword";

/** Why this password is rejected; undefined where it is acceptable. */
export function rejectPassword(password: string): PasswordRejection | undefined {
  if (isPasswordTooLong(password)) return "passwordTooLong";
  if (!isPassword(password)) return "invalidRequest";
  return isCommonPassword(password) ? "commonPassword" : undefined;
}
