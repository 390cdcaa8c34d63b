import { setImmediate } from "node:timers/promises";

/**
 * Which country begins at which address, in order of the addresses. Half a million objects would take a
 * hundred megabytes; arrays of numbers take a few.
 */
export interface AddressRanges {
  readonly starts: Uint32Array | BigUint64Array;
  /** Of what begins there, its place in `countries`. */
  readonly places: Uint8Array;
  /** The first one is none: addresses that nobody has told of. */
  readonly countries: readonly string[];
}

export function findCountry(
  { starts, places, countries }: AddressRanges,
  address: number | bigint,
): string | undefined {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= address) low = middle + 1;
    else high = middle;
  }
  const place = places[low - 1] ?? nowhere;
  return place === nowhere ? undefined : countries[place];
}

const nowhere = 0;

/** Reading goes on for a tenth of a second and more; others get their turn in between. */
const linesAtATime = 10_000;

/** Lines of `first,last,country` with addresses as numbers, in their order. */
export async function readIpv4Ranges(csv: Buffer): Promise<AddressRanges> {
  const list = new RangeList<number>();
  await readLines(csv, (first, last, country) => {
    list.add(Number(first), Number(last) + 1, country);
  });
  return list.pack((starts) => Uint32Array.from(starts));
}

/** The same for IPv6, by the upper half of the addresses: less than a customer's network is left out. */
export async function readIpv6Ranges(csv: Buffer): Promise<AddressRanges> {
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

interface OpenRange<Address> {
  /** The first address after it. */
  readonly end: Address;
  readonly place: number;
}

/** Takes ranges in the order of their first addresses. One inside of another counts, and after it the outer one. */
class RangeList<Address extends number | bigint> {
  readonly #starts: Address[] = [];
  readonly #places: number[] = [];
  readonly #countries = [""];
  readonly #placeOf = new Map<string, number>();
  /** From the outermost to the innermost. */
  readonly #open: OpenRange<Address>[] = [];

  add(start: Address, end: Address, country: string): void {
    this.#endUntil(start);
    let place = this.#placeOf.get(country);
    if (place === undefined) {
      place = this.#countries.push(country) - 1;
      this.#placeOf.set(country, place);
    }
    this.#begin(start, place);
    this.#open.push({ end, place });
  }

  pack(toArray: (starts: Address[]) => AddressRanges["starts"]): AddressRanges {
    this.#endUntil(Infinity);
    return {
      starts: toArray(this.#starts),
      places: Uint8Array.from(this.#places),
      countries: this.#countries,
    };
  }

  #endUntil(address: Address | number): void {
    for (;;) {
      const ended = this.#open.at(-1);
      if (ended === undefined || ended.end > address) return;
      // And those around it that end no later: they do not go on after it.
      while ((this.#open.at(-1)?.end ?? Infinity) <= ended.end) this.#open.pop();
      this.#begin(ended.end, this.#open.at(-1)?.place ?? nowhere);
    }
  }

  #begin(start: Address, place: number): void {
    if (this.#starts.at(-1) === start) {
      this.#starts.pop();
      this.#places.pop();
    }
    this.#starts.push(start);
    this.#places.push(place);
  }
}
