/** The date picker stores a day as its noon in UTC. */
export function dayToPublished(timestamp: string | null | undefined): string {
  return (timestamp ?? "").slice(0, 10);
}
