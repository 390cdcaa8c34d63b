import { hash, randomBytes } from "node:crypto";

const tokenBytes = 32;
const form = /^[\w-]{43}$/;

/** A secret without content: its holder is known only by what is stored under its hash. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

export function isToken(text: string): boolean {
  return form.test(text);
}

/** What is stored. The token is random, so a plain fast hash cannot be reversed by guessing. */
export function hashToken(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
