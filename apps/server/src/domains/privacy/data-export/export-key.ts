/** The storage key of an export's file, also where no row says that it exists. */
export function exportKey(id: string): string {
  return `exports/${id}.json`;
}
