import { isIPv6 } from "node:net";

/** The key of a limit by IP address: an IPv4 address, or an IPv6 network, as a household has 2^64 addresses. */
export function ipKey(ipAddress: string): string {
  if (!isIPv6(ipAddress)) return ipAddress;
  const [head = "", tail] = ipAddress.split("::");
  const first = head === "" ? [] : head.split(":");
  const missing = tail === undefined ? 0 : 8 - first.length - tail.split(":").length;
  const groups = [
    ...first,
    ...Array.from({ length: missing }, () => "0"),
    ...(tail ?? "").split(":"),
  ];
  // An IPv4-mapped IPv6 address is an IPv4 address.
  if (ipAddress.includes(".")) return groups.at(-1) ?? ipAddress;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":");
}
