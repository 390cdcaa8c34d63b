/** Emoji with all that they are made of (flags, keycaps, skin tones), and invisible characters. */
const signs =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{20e3}\u{fe0f}\p{Cc}]/u;

/** Whether a text has a character that is valid in no name and no e-mail address. */
export function hasInvalidCharacter(text: string): boolean {
  return signs.test(text);
}
