import { randomBytes, randomInt } from "node:crypto";

/** An id of 22 characters, as the provider's are. */
export function newId(): string {
  return randomBytes(16).toString("base64url");
}

/** What buyers see of an order, e.g. STU251115-4821-90233. */
export function newReference(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll("-", "");
  return `STU${day}-${randomInt(1000, 10_000)}-${randomInt(10_000, 100_000)}`;
}
