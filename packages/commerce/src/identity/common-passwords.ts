import { dictionary } from "@zxcvbn-ts/language-common";

/** The passwords that appear most often in leaks: some 47,000, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

const addedAtTheEnds = /^[^\p{Letter}]+|[^\p{Letter}]+$/gu;

/**
 * Whether a guesser would soon try this password. The rule for customers requires a capital and a digit, which people
 * add to a word that they know: `Dragon1!` is `dragon` to a guesser. So a password is looked up in lower case, and
 * again without the digits and symbols at its ends, if they are at most half of it: a short word in a long
 * number is not guessed by its word.
 */
export function isCommonPassword(password: string): boolean {
  const small = password.normalize("NFKC").toLowerCase();
  const word = small.replaceAll(addedAtTheEnds, "");
  return common.has(small) || (word.length * 2 >= small.length && common.has(word));
}
