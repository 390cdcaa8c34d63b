/** A relation as it is stored, or as it is when it was read along; undefined where nothing is chosen. */
export function idOf(reference: unknown): number | undefined {
  if (typeof reference === "number") return reference;
  if (typeof reference !== "object" || reference === null || !("id" in reference)) return undefined;
  return typeof reference.id === "number" ? reference.id : undefined;
}
