/** What a guesser tries first at this shop: its name, and the names of what it sells. */
const shopWords = [
  ..."autotune auto tune autokey key antares hybrid efx plus pro artist access slice central".split(
    " ",
  ),
  ..."metamorph harmony engine vocodist choir vocal prep eq compressor deesser reverb chain".split(
    " ",
  ),
  ..."unlimited producer essentials twin ember whisper larynx shard orbit dial stutter halo".split(
    " ",
  ),
];

const notLetters = /[^\p{Letter}]+/gu;
/** Shorter ones are in too many good passwords. */
const shortestOwnWord = 3;

/** Whose password it is to be; empty where it is not known. */
export interface PasswordOwner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/**
 * Whether a password is made of nothing but the shop's words and its owner's, with digits and symbols between or
 * around them: `AutoTune2026!` or `NinaVoss1`. As with common passwords, letters that are less than half of it
 * do not decide.
 */
export function isPredictablePassword(password: string, owner: PasswordOwner): boolean {
  const small = fold(password);
  const letters = small.replaceAll(notLetters, "");
  if (letters === "" || letters.length * 2 < small.length) return false;
  const [local = ""] = owner.email.split("@");
  const own = [owner.firstName, owner.lastName, local].flatMap((text) => {
    const parts = fold(text).split(notLetters);
    return [...parts, parts.join("")].filter((word) => word.length >= shortestOwnWord);
  });
  return isMadeOf(letters, [...shopWords, ...own]);
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** Whether a text is a sequence of such words. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const reached = [true];
  for (let end = 1; end <= text.length; end += 1)
    reached[end] = words.some(
      (word) => reached[end - word.length] === true && text.slice(0, end).endsWith(word),
    );
  return reached[text.length] === true;
}
