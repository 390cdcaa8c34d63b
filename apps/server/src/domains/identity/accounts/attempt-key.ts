import { hash } from "node:crypto";

/** The key of the attempt counter. Hashed, because the counter need not store email addresses. */
export function attemptKey(email: string, device?: Buffer): string {
  const person = hash("sha256", email, "base64url");
  return device === undefined ? person : `${person}:${device.toString("base64url")}`;
}
