/** PostgreSQL stores any text but these: a NUL character, and a lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** Deeper than anything that our pages, the desktop application or the provider send. */
const deepest = 64;

/** Whether all texts in a parsed value can be stored, the names of its fields too. */
export function isStorableValue(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return isStorable(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === deepest) return false;
  if (Array.isArray(value)) return value.every((item) => isStorableValue(item, depth + 1));
  for (const [name, item] of Object.entries(value))
    if (!isStorable(name) || !isStorableValue(item, depth + 1)) return false;
  return true;
}
