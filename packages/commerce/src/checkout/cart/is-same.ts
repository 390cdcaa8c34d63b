/** Whether two plain values are equal, in whichever order their fields were written. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return false;
  const entries = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  );
}
