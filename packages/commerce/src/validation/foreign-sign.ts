/** Emoji with all that they are made of (flags, keycaps, skin tones), and characters that nobody sees. */
const signs =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{20e3}\u{fe0f}\p{Cc}]/u;

/** Whether a text holds something that belongs into no name and no address. */
export function hasForeignSign(text: string): boolean {
  return signs.test(text);
}
