/** The date picker keeps a day as its noon in UTC. */
export function dayToPublished(moment: string | null | undefined): string {
  return (moment ?? "").slice(0, 10);
}
