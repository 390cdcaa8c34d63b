/** An email address that its owner recognises and nobody else can write to: `n…@studio.test`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email.slice(0, Math.max(at, 0));
  return `${first}…${email.slice(at)}`;
}
