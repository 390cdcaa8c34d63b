import { isIP } from "node:net";
import { ipKey } from "@autotune/contract/ip-key";

/**
 * Who sends a request, as the outermost of our own proxies has written it: what stands further left, the sender can
 * invent. Without a proxy Next writes the address of the connection.
 */
export function networkOf(headers: Pick<Headers, "get">, proxies: number): string {
  const written = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const address = written.at(-proxies) ?? "";
  return isIP(address) === 0 ? "unknown" : ipKey(address);
}
