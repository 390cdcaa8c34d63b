/** Whether a document that was fetched again is the one that is open, saved by nobody in between. */
export function isSameSave(open: unknown, fetched: unknown): boolean {
  return savedAt(fetched) <= savedAt(open);
}

/** What was never saved is older than anything. */
function savedAt(document: unknown): number {
  if (typeof document !== "object" || document === null) return 0;
  const at: unknown = Reflect.get(document, "updatedAt");
  return typeof at === "string" || at instanceof Date ? new Date(at).getTime() : 0;
}
