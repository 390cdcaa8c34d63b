import { createHmac, timingSafeEqual } from "node:crypto";

/** What every authenticator app takes for granted (RFC 6238): SHA-1, six digits, a new code every 30 seconds. */
const stepSeconds = 30;
const digits = 6;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The length that RFC 4226 recommends. */
export const totpSecretBytes = 20;

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

export function totpCode(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** length).padStart(length, "0");
}

/**
 * The time step for which a code is right, or undefined. One step to either side is accepted, because clocks differ
 * and people type slowly.
 */
export function matchTotp(secret: Uint8Array, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  const current = totpStep(now);
  return [current, current - 1, current + 1].find((step) => {
    const right = Buffer.from(totpCode(secret, step));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

/** A secret as people type it into an app. */
export function toBase32(bytes: Uint8Array): string {
  let text = "";
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet.charAt((value >>> bits) & 31);
    }
    value &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + alphabet.charAt((value << (5 - bits)) & 31);
}

/** Undefined where a character is none of the alphabet. Spaces and case do not matter. */
export function fromBase32(text: string): Buffer | undefined {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const character of text.replaceAll(/[\s=]/gu, "").toUpperCase()) {
    const index = alphabet.indexOf(character);
    if (index === -1) return undefined;
    value = (value << 5) | index;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >>> bits) & 0xff);
    value &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}
