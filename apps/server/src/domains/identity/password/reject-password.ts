import {
  isPassword,
  isPasswordTooLong,
  isPredictablePassword,
  type PasswordOwner,
} from "@autotune/commerce";
import { isCommonPassword } from "@autotune/commerce/common-passwords";

export type PasswordRejection =
  | "invalidRequest"
  | "passwordTooLong"
  | "commonPassword"
  | "predictablePassword";

/** Why this password is rejected; undefined where it is acceptable. */
export function rejectPassword(
  password: string,
  owner: PasswordOwner,
): PasswordRejection | undefined {
  if (isPasswordTooLong(password)) return "passwordTooLong";
  if (!isPassword(password)) return "invalidRequest";
  if (isCommonPassword(password)) return "commonPassword";
  return isPredictablePassword(password, owner) ? "predictablePassword" : undefined;
}
