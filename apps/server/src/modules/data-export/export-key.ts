/** What the file of an export is called in the storage, also where nobody has written down that it is there. */
export function exportKey(id: string): string {
  return `exports/${id}.json`;
}
