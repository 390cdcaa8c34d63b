/** The address that a link wants somebody to sign in with; undefined where it names none. */
export function readLoginEmail(search: string): string | undefined {
  const email = new URLSearchParams(search).get("loginEmail")?.trim() ?? "";
  // Nobody could sign in with anything else, and it cannot be changed.
  return email.includes("@") ? email : undefined;
}
