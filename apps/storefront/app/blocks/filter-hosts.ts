interface Host {
  readonly name: string;
  readonly formats: readonly string[];
}

/** Hosts that match: every typed word occurs in a name, or in a format. */
export function filterHosts<Found extends Host>(hosts: readonly Found[], wanted: string): Found[] {
  const words = wanted
    .split(/\s+/)
    .map(plain)
    .filter((word) => word !== "");
  return hosts.filter(({ name, formats }) => {
    const known = [name, ...formats].map(plain);
    return words.every((word) => known.some((one) => one.includes(word)));
  });
}

/** Ignores how a manufacturer spells the name: protools and pro-tools are Pro Tools. */
function plain(words: string): string {
  return words
    .normalize("NFKD")
    .replace(/[^\p{Letter}\p{Number}]/gu, "")
    .toLowerCase();
}
