/** In UTC, the same for all staff: `2026-11-15 14:28`. */
export function formatTime(timestamp: string): string {
  return timestamp.slice(0, 16).replace("T", " ");
}
