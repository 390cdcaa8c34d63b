import { randomInt } from "node:crypto";

/** Crockford's alphabet: no confusing I with 1 or O with 0 when typing from a printed email. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Groups of four, as people read them out. */
function groups(count: number): string {
  return Array.from({ length: count }, () =>
    Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join(""),
  ).join("-");
}

/** 80 bits: what a person types into the software. */
export function makeSerial(): string {
  return groups(4);
}

/** 120 bits: proves to the licence service that the serial is theirs. */
export function makeAuthenticationString(): string {
  return groups(6);
}
