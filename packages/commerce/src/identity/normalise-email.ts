/** As it is stored and shown. What finds an account is `mailboxKey`. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
