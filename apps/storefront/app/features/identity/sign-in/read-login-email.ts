/** The email address that a link wants to sign in; undefined where it names none. */
export function readLoginEmail(search: string): string | undefined {
  const email = new URLSearchParams(search).get("loginEmail")?.trim() ?? "";
  // The field is locked, so an invalid email address would be a dead end.
  return email.includes("@") ? email : undefined;
}
