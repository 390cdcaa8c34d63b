import { dictionary } from "@zxcvbn-ts/language-common";

/** The passwords that appear most often in what was stolen elsewhere: some 47,000, in small letters. */
const common: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

const addedAtTheEnds = /^[^\p{Letter}]+|[^\p{Letter}]+$/gu;

/**
 * Whether whoever guesses passwords would come to this one soon. Our rule asks for a capital letter and a
 * digit, which people add to a word that they know: `Dragon1!` is `dragon` to a guesser. So a password is
 * looked for in small letters, and again without the digits and signs at its ends, if they are at most half
 * of it: a short word in a long number is not guessed by its word.
 */
export function isCommonPassword(password: string): boolean {
  const small = password.normalize("NFKC").toLowerCase();
  const word = small.replaceAll(addedAtTheEnds, "");
  return common.has(small) || (word.length * 2 >= small.length && common.has(word));
}
