import { isCommonPassword } from "@autotune/commerce/common-passwords";

/** Their accounts reach every customer's. */
export const shortestStaffPassword = 12;

/** Spaces at its ends do not make a password longer. */
export function isLongEnough(password: unknown): boolean {
  return (
    typeof password === "string" && Array.from(password.trim()).length >= shortestStaffPassword
  );
}

/** What is wrong with a password, as its field reports it. */
export function weaknessOf(password: unknown): string | undefined {
  if (typeof password !== "string" || !isLongEnough(password))
    return `Use at least ${shortestStaffPassword} characters.`;
  if (isCommonPassword(password.trim())) return "That password is easy to guess. Choose another.";
  return undefined;
}
