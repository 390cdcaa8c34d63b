/**
 * Codes that are redeemed for something: fifteen random letters, 75 bits, and a sixteenth that checks them.
 * Crockford's letters, as in serials: nobody confuses I with 1 or O with 0 when typing from a card.
 */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const randomLength = 15;
const groupLength = 4;
export const redeemCodeLetters = randomLength + 1;

const invalidLetters = /[^0-9A-HJKMNP-TV-Z]/g;
const wholeCode = new RegExp(`^[0-9A-HJKMNP-TV-Z]{${redeemCodeLetters}}$`);

/** A code of random numbers, each of at least 0 and below 32. */
export function composeRedeemCode(random: readonly number[]): string {
  if (random.length !== randomLength) throw new Error(`A code is made of ${randomLength} numbers`);
  const code = random.map((value) => letters.charAt(value)).join("");
  return code + letters.charAt(shift(remainderOf(code)));
}

/** How many random numbers a code is made of. */
export const redeemCodeRandoms = randomLength;

/** What somebody typed, in capitals, without spaces and hyphens of any kind, and cut where a code ends. */
export function tidyRedeemCode(typed: string): string {
  return readLetters(typed).replaceAll(invalidLetters, "").slice(0, redeemCodeLetters);
}

/** In groups of four, as people read them out. */
export function groupRedeemCode(code: string): string {
  return code.match(new RegExp(`.{1,${groupLength}}`, "g"))?.join("-") ?? "";
}

/**
 * The code that somebody typed; undefined where it cannot be one. Every single wrong letter and every two that
 * changed places are found here, so that a typing error is distinguished from a guess.
 */
export function parseRedeemCode(typed: string): string | undefined {
  const code = readLetters(typed.replaceAll(/[\s\p{Pd}_.]/gu, ""));
  return wholeCode.test(code) && remainderOf(code) === 0 ? code : undefined;
}

/** In capitals, and what looks like a digit as that digit. */
function readLetters(typed: string): string {
  return typed.toUpperCase().replaceAll(/[IL]/g, "1").replaceAll("O", "0");
}

/** Letters are numbers of the field of 32 elements, each weighed by another power of its generator. */
function remainderOf(code: string): number {
  let sum = 0;
  for (let place = 0; place < code.length; place += 1)
    sum = shift(sum) ^ letters.indexOf(code.charAt(place));
  return sum;
}

/** Times the generator, modulo x⁵ + x² + 1. */
function shift(value: number): number {
  return value < 16 ? value << 1 : (value << 1) ^ 0b100101;
}
