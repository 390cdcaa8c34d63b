import { readFile } from "node:fs/promises";
import { BlockList, isIPv6 } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { addressNumber } from "./address-number.ts";
import {
  findCountry,
  readIpv4Ranges,
  readIpv6Ranges,
  type AddressRanges,
} from "./address-ranges.ts";

const databaseName = "geo-whois-asn-country";
const databaseFolder = dirname(
  fileURLToPath(import.meta.resolve("@ip-location-db/geo-whois-asn-country/package.json")),
);

const readers = { ipv4: readIpv4Ranges, ipv6: readIpv6Ranges };
const read = new Map<keyof typeof readers, Promise<AddressRanges>>();

/** Networks of one's own. The database has some of them, at the seat of the registry that wrote them down. */
const unrouted = new BlockList();
for (const [network, prefix] of [
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  unrouted.addSubnet(network, prefix, "ipv4");
unrouted.addSubnet("fc00::", 7, "ipv6");
unrouted.addSubnet("fe80::", 10, "ipv6");

/** Where an address is, as registries and networks tell. Undefined for one that is nowhere, or no address. */
export async function countryOfAddress(address: string): Promise<string | undefined> {
  const sought = addressNumber(address);
  if (sought === undefined) return undefined;
  if (unrouted.check(address, isIPv6(address) ? "ipv6" : "ipv4")) return undefined;
  const ranges = await rangesOf(sought.family);
  return findCountry(ranges, sought.number);
}

/** Read once, when they are first needed. */
export function rangesOf(family: keyof typeof readers): Promise<AddressRanges> {
  let ranges = read.get(family);
  if (ranges === undefined) {
    ranges = readRanges(family);
    // The next one tries again.
    ranges.catch(() => read.delete(family));
    read.set(family, ranges);
  }
  return ranges;
}

async function readRanges(family: keyof typeof readers): Promise<AddressRanges> {
  return readers[family](await readFile(join(databaseFolder, `${databaseName}-${family}-num.csv`)));
}
