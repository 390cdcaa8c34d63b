import { isCommonPassword } from "./common-passwords.ts";
import { isPassword, isPasswordTooLong } from "./password-form.ts";
import { isPredictablePassword, type PasswordOwner } from "./predictable-password.ts";

export type PasswordRejection =
  | "invalidRequest"
  | "passwordTooLong"
  | "commonPassword"
  | "predictablePassword";

/**
 * Which passwords of customers are rejected, and why; undefined for an acceptable one. The list of common ones is large,
 * so this has an entry point of its own: the browser checks the form alone.
 */
export function rejectPassword(
  password: string,
  owner: PasswordOwner,
): PasswordRejection | undefined {
  if (isPasswordTooLong(password)) return "passwordTooLong";
  if (!isPassword(password)) return "invalidRequest";
  if (isCommonPassword(password)) return "commonPassword";
  return isPredictablePassword(password, owner) ? "predictablePassword" : undefined;
}
