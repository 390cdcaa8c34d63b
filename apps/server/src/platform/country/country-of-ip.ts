import { readFile } from "node:fs/promises";
import { BlockList, isIPv6 } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ipNumber } from "./ip-number.ts";
import { findCountry, readIpv4Ranges, readIpv6Ranges, type IpRanges } from "./ip-ranges.ts";

const databaseName = "geo-whois-asn-country";
const databaseFolder = dirname(
  fileURLToPath(import.meta.resolve("@ip-location-db/geo-whois-asn-country/package.json")),
);

const readers = { ipv4: readIpv4Ranges, ipv6: readIpv6Ranges };
const read = new Map<keyof typeof readers, Promise<IpRanges>>();

/** Private networks. The database has some of them, at the seat of the registry. */
export const unroutedNetworks = [
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
] as const;
const unrouted = new BlockList();
for (const [network, prefix, family] of unroutedNetworks)
  unrouted.addSubnet(network, prefix, family);

/** The country of an IP address, as registries and networks state it. Undefined for a private or an invalid one. */
export async function countryOfIp(ipAddress: string): Promise<string | undefined> {
  const sought = ipNumber(ipAddress);
  if (sought === undefined) return undefined;
  if (unrouted.check(ipAddress, isIPv6(ipAddress) ? "ipv6" : "ipv4")) return undefined;
  const ranges = await rangesOf(sought.family);
  return findCountry(ranges, sought.number);
}

/** Read once, when first needed. */
export function rangesOf(family: keyof typeof readers): Promise<IpRanges> {
  let ranges = read.get(family);
  if (ranges === undefined) {
    ranges = readRanges(family);
    // The next call tries again.
    ranges.catch(() => read.delete(family));
    read.set(family, ranges);
  }
  return ranges;
}

async function readRanges(family: keyof typeof readers): Promise<IpRanges> {
  return readers[family](await readFile(join(databaseFolder, `${databaseName}-${family}-num.csv`)));
}
