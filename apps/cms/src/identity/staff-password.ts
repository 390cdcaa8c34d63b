/** Their accounts reach every customer's, and nothing but a password guards them. */
export const shortestStaffPassword = 12;

/** Spaces at its ends do not make a password longer. */
export function isLongEnough(password: unknown): boolean {
  return (
    typeof password === "string" && Array.from(password.trim()).length >= shortestStaffPassword
  );
}
