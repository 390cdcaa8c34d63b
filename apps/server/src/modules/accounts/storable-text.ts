/** PostgreSQL holds any text but these: a zero character, and half of a character. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
