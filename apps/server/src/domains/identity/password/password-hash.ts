import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** argon2id, the library's default kind, at the OWASP minimum: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), cost);
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, normal(password));
}

/** A hash without a known password: verifying against it costs as much as any other. */
export function createDecoyHash(): Promise<string> {
  return hashPassword(randomBytes(32).toString("base64url"));
}

/** Keyboards encode an accented letter differently; it is one password. */
function normal(password: string): string {
  return password.normalize("NFKC");
}
