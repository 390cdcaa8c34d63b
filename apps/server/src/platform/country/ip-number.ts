import { isIPv4, isIPv6 } from "node:net";

/** An IP address as a number: all of IPv4, and of IPv6 the upper half, which is the network. */
export type IpNumber =
  | { readonly family: "ipv4"; readonly number: number }
  | { readonly family: "ipv6"; readonly number: bigint };

/** Undefined for an invalid IP address. */
export function ipNumber(ipAddress: string): IpNumber | undefined {
  // An IPv4-mapped IPv6 address, as dual-stack sockets show it.
  const plain = /^::ffff:(?=[\d.]+$)/i.test(ipAddress)
    ? ipAddress.slice("::ffff:".length)
    : ipAddress;
  if (isIPv4(plain)) {
    const number = plain.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
    return { family: "ipv4", number };
  }
  if (!isIPv6(plain)) return undefined;
  const [withoutZone = ""] = plain.split("%");
  const [head = "", tail] = withoutZone.split("::");
  const first = head === "" ? [] : head.split(":");
  // Written in full, the first four groups are the upper half; in the short form the rest is zero up to its
  // tail, which reaches the upper half only where few groups were left out.
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const lastLength = last.reduce((sum, group) => sum + (group.includes(".") ? 2 : 1), 0);
  const missing = tail === undefined ? 0 : 8 - first.length - lastLength;
  const groups = [...first, ...Array.from({ length: missing }, () => "0"), ...last];
  const number = groups
    .slice(0, 4)
    .reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
  return { family: "ipv6", number };
}
