import { isIPv6 } from "node:net";

/** Whom a limit by address counts: an address, or of IPv6 the network, because a household has 2^64 addresses. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const first = head === "" ? [] : head.split(":");
  const missing = tail === undefined ? 0 : 8 - first.length - tail.split(":").length;
  const groups = [
    ...first,
    ...Array.from({ length: missing }, () => "0"),
    ...(tail ?? "").split(":"),
  ];
  // An IPv4 address in IPv6 clothes is one address.
  if (address.includes(".")) return groups.at(-1) ?? address;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":");
}
