interface Host {
  readonly name: string;
  readonly formats: readonly string[];
}

/** Hosts that match: every typed word starts or occurs in a name, or is a format. */
export function filterHosts<Found extends Host>(hosts: readonly Found[], wanted: string): Found[] {
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== "");
  return hosts.filter((host) => {
    const known = plain([host.name, ...host.formats].join(" "));
    return words.every((word) => known.includes(word));
  });
}

/** Ignores how a manufacturer spells the name. */
function plain(words: string): string {
  return words
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}
