import { hash } from "node:crypto";
import { mailboxKey } from "@autotune/commerce";

/** The key of the attempt counter, one for all spellings of a mailbox. Hashed, because the counter need not store email addresses. */
export function attemptKey(email: string, device?: Buffer): string {
  const person = hash("sha256", mailboxKey(email), "base64url");
  return device === undefined ? person : `${person}:${device.toString("base64url")}`;
}
