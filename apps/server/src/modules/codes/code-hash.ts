import { createHmac, hkdfSync } from "node:crypto";

export type HashCode = (code: string) => Buffer;

/**
 * What is kept of a code. Keyed, so that nobody finds codes by trying out hashes of a stolen table, and the same
 * for the same code, so that support finds one by its text. The key is made from a secret that is kept for years.
 */
export function codeHashes(secret: string): HashCode {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "redeem code", 32));
  return (code) => createHmac("sha256", key).update(code).digest();
}
