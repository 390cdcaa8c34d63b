import { isIPv4, isIPv6 } from "node:net";

/** An address as a number: whole for IPv4, and of IPv6 the upper half, which names the network. */
export type AddressNumber =
  | { readonly family: "ipv4"; readonly number: number }
  | { readonly family: "ipv6"; readonly number: bigint };

/** Undefined for what is no address. */
export function addressNumber(address: string): AddressNumber | undefined {
  // An IPv4 address in IPv6 clothes, as sockets that listen for both show it.
  const plain = /^::ffff:(?=[\d.]+$)/i.test(address) ? address.slice("::ffff:".length) : address;
  if (isIPv4(plain)) {
    const number = plain.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
    return { family: "ipv4", number };
  }
  if (!isIPv6(plain)) return undefined;
  const [withoutZone = ""] = plain.split("%");
  const [head = "", tail] = withoutZone.split("::");
  const first = head === "" ? [] : head.split(":");
  // Of an address that is written in whole the first four groups stand in its head; of a short one the rest is zero
  // up to its tail, which reaches the upper half only where little was left out.
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const lastLength = last.reduce((sum, group) => sum + (group.includes(".") ? 2 : 1), 0);
  const missing = tail === undefined ? 0 : 8 - first.length - lastLength;
  const groups = [...first, ...Array.from({ length: missing }, () => "0"), ...last];
  const number = groups
    .slice(0, 4)
    .reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
  return { family: "ipv6", number };
}
