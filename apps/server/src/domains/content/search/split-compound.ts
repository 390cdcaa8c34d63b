/** What may join the parts of a German compound: Student-en-rabatt, Auswertung-s-fehler. */
const links = ["", "s", "es", "n", "en", "e", "er"];
const shortestPart = 4;

/**
 * The parts of a word that is written in one, where each of them is a word of the site: Studentenrabatt, autotunepro.
 * Undefined where it cannot be split. The longest first part wins, as in Tonhöhen-korrektur.
 */
export function splitCompound(
  word: string,
  isKnown: (part: string) => boolean,
): readonly [string, string] | undefined {
  for (let end = word.length - shortestPart; end >= shortestPart; end -= 1) {
    const second = word.slice(end);
    if (!isKnown(second)) continue;
    const first = links
      .filter((link) => word.slice(0, end).endsWith(link))
      .map((link) => word.slice(0, end - link.length))
      .find((part) => part.length >= shortestPart && isKnown(part));
    if (first !== undefined) return [first, second];
  }
  return undefined;
}
