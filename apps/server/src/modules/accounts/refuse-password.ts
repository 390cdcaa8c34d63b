import { isPassword, isPasswordTooLong } from "@autotune/commerce";
import { isCommonPassword } from "./common-passwords.ts";

export type RefusedPassword = "invalidRequest" | "passwordTooLong" | "commonPassword";

/** Why somebody may not take this password; nothing where they may. */
export function refusePassword(password: string): RefusedPassword | undefined {
  if (isPasswordTooLong(password)) return "passwordTooLong";
  if (!isPassword(password)) return "invalidRequest";
  return isCommonPassword(password) ? "commonPassword" : undefined;
}
