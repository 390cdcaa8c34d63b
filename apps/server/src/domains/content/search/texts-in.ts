/** A column of PostgreSQL that is an array of texts. */
export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
