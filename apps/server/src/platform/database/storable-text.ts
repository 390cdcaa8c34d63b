/** PostgreSQL stores any text but these: a NUL character, and a lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
