/** In UTC, the same for everybody at every desk: `2026-11-15 14:28`. */
export function formatTime(moment: string): string {
  return moment.slice(0, 16).replace("T", " ");
}
