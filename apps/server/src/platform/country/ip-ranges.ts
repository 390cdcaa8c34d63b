import { setImmediate } from "node:timers/promises";

/**
 * Which country begins at which IP address, in order. Half a million objects would take a hundred megabytes;
 * arrays of numbers take a few.
 */
export interface IpRanges {
  readonly starts: Uint32Array | BigUint64Array;
  /** For each start, its index in `countries`. */
  readonly places: Uint8Array;
  /** The first one is none: unassigned addresses. */
  readonly countries: readonly string[];
}

export function findCountry(
  { starts, places, countries }: IpRanges,
  ipNumber: number | bigint,
): string | undefined {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= ipNumber) low = middle + 1;
    else high = middle;
  }
  const place = places[low - 1] ?? nowhere;
  return place === nowhere ? undefined : countries[place];
}

const nowhere = 0;

/** Reading takes a tenth of a second and more; it yields in between. */
const linesAtATime = 10_000;

/** Lines of `first,last,country` with IP addresses as numbers, in order. */
export async function readIpv4Ranges(csv: Buffer): Promise<IpRanges> {
  const list = new RangeList<number>();
  await readLines(csv, (first, last, country) => {
    list.add(Number(first), Number(last) + 1, country);
  });
  return list.pack((starts) => Uint32Array.from(starts));
}

/** The same for IPv6, by the upper half of the addresses: anything smaller than a customer's network is left out. */
export async function readIpv6Ranges(csv: Buffer): Promise<IpRanges> {
  const list = new RangeList<bigint>();
  await readLines(csv, (first, last, country) => {
    const [start, end] = [BigInt(first) >> 64n, (BigInt(last) + 1n) >> 64n];
    if (start < end) list.add(start, end, country);
  });
  return list.pack((starts) => BigUint64Array.from(starts));
}

async function readLines(
  csv: Buffer,
  take: (first: string, last: string, country: string) => void,
): Promise<void> {
  const [newLine, comma] = [10, 44];
  let lines = 0;
  for (let at = 0; ;) {
    const middle = csv.indexOf(comma, at);
    const end = csv.indexOf(comma, middle + 1);
    if (middle === -1 || end === -1) return;
    take(
      csv.toString("latin1", at, middle),
      csv.toString("latin1", middle + 1, end),
      csv.toString("latin1", end + 1, end + 3),
    );
    at = csv.indexOf(newLine, end) + 1;
    if (at === 0) return;
    lines += 1;
    if (lines % linesAtATime === 0) await setImmediate();
  }
}

interface OpenRange<Ip> {
  /** The first address after it. */
  readonly end: Ip;
  readonly place: number;
}

/** Takes ranges in the order of their first addresses. A nested one wins, and after it the outer one continues. */
class RangeList<Ip extends number | bigint> {
  readonly #starts: Ip[] = [];
  readonly #places: number[] = [];
  readonly #countries = [""];
  readonly #placeOf = new Map<string, number>();
  /** From the outermost to the innermost. */
  readonly #open: OpenRange<Ip>[] = [];

  add(start: Ip, end: Ip, country: string): void {
    this.#endUntil(start);
    let place = this.#placeOf.get(country);
    if (place === undefined) {
      place = this.#countries.push(country) - 1;
      this.#placeOf.set(country, place);
    }
    this.#begin(start, place);
    this.#open.push({ end, place });
  }

  pack(toArray: (starts: Ip[]) => IpRanges["starts"]): IpRanges {
    this.#endUntil(Infinity);
    return {
      starts: toArray(this.#starts),
      places: Uint8Array.from(this.#places),
      countries: this.#countries,
    };
  }

  #endUntil(ip: Ip | number): void {
    for (;;) {
      const ended = this.#open.at(-1);
      if (ended === undefined || ended.end > ip) return;
      // And the enclosing ones that end no later: they do not continue after it.
      while ((this.#open.at(-1)?.end ?? Infinity) <= ended.end) this.#open.pop();
      this.#begin(ended.end, this.#open.at(-1)?.place ?? nowhere);
    }
  }

  #begin(start: Ip, place: number): void {
    if (this.#starts.at(-1) === start) {
      this.#starts.pop();
      this.#places.pop();
    }
    this.#starts.push(start);
    this.#places.push(place);
  }
}
