import { unroutedNetworks } from "./country-of-ip.ts";
import type { IpRanges } from "./ip-ranges.ts";
import { crawlerForm } from "./is-crawler.ts";

export interface CountryRanges {
  readonly ipv4: IpRanges;
  readonly ipv6: IpRanges;
}

/**
 * What nginx reads to know a visitor's country, by the same ranges and the same crawlers as a web process: the lines of
 * its `geo` and `map` blocks, by the names of their files.
 */
export function edgeCountries({ ipv4, ipv6 }: CountryRanges): Readonly<Record<string, string>> {
  const lines = ipv4Lines(ipv4);
  const half = Math.ceil(lines.length / 2);
  return {
    // In two, because nginx would write a binary copy beside a large one, and its folder is read-only.
    "ipv4-low.conf": asFile(lines.slice(0, half)),
    "ipv4-high.conf": asFile(lines.slice(half)),
    "ipv6.conf": asFile(ipv6Lines(ipv6)),
    "unrouted.conf": asFile(unroutedNetworks.map(([network, prefix]) => `${network}/${prefix} 1;`)),
    "crawlers.conf": asFile(['"" 1;', `"~*${crawlerForm.source}" 1;`]),
  };
}

function asFile(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

interface Span {
  readonly start: bigint;
  /** The first number after it. */
  readonly end: bigint;
  readonly country: string;
}

function ipv4Lines(ranges: IpRanges): string[] {
  return spansOf(ranges, { bits: 32n, shift: 0n }).map(
    ({ start, end, country }) => `${ipv4Text(start)}-${ipv4Text(end - 1n)} ${country};`,
  );
}

/** What a provider gives one site. Smaller networks are half of the database, and would take half of nginx's memory. */
const sitePrefix = 48n;

function ipv6Lines(ranges: IpRanges): string[] {
  return spansOf(ranges, { bits: sitePrefix, shift: 64n - sitePrefix }).flatMap(
    ({ start, end, country }) =>
      networksOf(start, end).map(({ first, prefix }) => `${ipv6Text(first)}/${prefix} ${country};`),
  );
}

/** Neighbours of one country as one; what begins within a network of the given size counts from the next one on. */
function spansOf(
  { starts, places, countries }: IpRanges,
  { bits, shift }: { readonly bits: bigint; readonly shift: bigint },
): Span[] {
  const spans: Span[] = [];
  const roundUp = (start: bigint) => (start + (1n << shift) - 1n) >> shift;
  let current: { start: bigint; country: string } = { start: 0n, country: "" };
  const endAt = (end: bigint) => {
    if (current.country !== "" && current.start < end) spans.push({ ...current, end });
  };
  for (const [index, place] of places.entries()) {
    const country = countries[place] ?? "";
    const start = roundUp(BigInt(starts[index] ?? 0));
    if (country === current.country) continue;
    endAt(start);
    current = { start, country };
  }
  endAt(1n << bits);
  return spans;
}

/** The fewest networks that make up a span. */
function networksOf(start: bigint, end: bigint): { first: bigint; prefix: bigint }[] {
  const networks: { first: bigint; prefix: bigint }[] = [];
  let first = start;
  while (first < end) {
    let size = 1n;
    let prefix = sitePrefix;
    while (prefix > 0n && first % (size * 2n) === 0n && first + size * 2n <= end) {
      size *= 2n;
      prefix -= 1n;
    }
    networks.push({ first, prefix });
    first += size;
  }
  return networks;
}

function ipv4Text(number: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (number >> shift) & 255n).join(".");
}

/** Of the first 48 bits. */
function ipv6Text(site: bigint): string {
  const groups = [32n, 16n, 0n].map((shift) => ((site >> shift) & 65_535n).toString(16));
  return `${groups.join(":")}::`;
}
