import { createHmac, hkdfSync } from "node:crypto";

export type HashCode = (code: string) => Buffer;

/**
 * The stored form of a code. Keyed, so that codes of a stolen table cannot be found by hashing guesses, and
 * deterministic, so that support finds one by its text. The key is derived from a long-lived secret.
 */
export function codeHashes(secret: string): HashCode {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "redeem code", 32));
  return (code) => createHmac("sha256", key).update(code).digest();
}
