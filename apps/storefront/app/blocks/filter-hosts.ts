interface Host {
  readonly name: string;
  readonly formats: readonly string[];
}

/** Those that somebody may mean: every word that was typed begins or stands in a name, or is a format. */
export function filterHosts<Found extends Host>(hosts: readonly Found[], wanted: string): Found[] {
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== "");
  return hosts.filter((host) => {
    const known = plain([host.name, ...host.formats].join(" "));
    return words.every((word) => known.includes(word));
  });
}

/** Nobody should have to know how a maker writes the name. */
function plain(words: string): string {
  return words
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}
