/** How much a word may differ and still count as mistyped. In a short word one letter usually makes another word. */
function tolerance(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** At most this many readings of one word. */
const mostReadings = 3;

/** The candidates that a mistyped word may mean: all that are equally near. */
export function nearestWords(
  word: string,
  candidates: readonly string[],
  isUnfinished: boolean,
): string[] {
  const limit = tolerance(word);
  const measured = candidates
    .map((candidate) => ({ candidate, distance: distanceTo(word, candidate, isUnfinished) }))
    .filter(({ distance }) => distance <= limit);
  const least = Math.min(...measured.map(({ distance }) => distance));
  return measured
    .filter(({ distance }) => distance === least)
    .slice(0, mostReadings)
    .map(({ candidate }) => candidate);
}

/** A word that is still being typed is compared with the beginning of a candidate. */
function distanceTo(word: string, candidate: string, isUnfinished: boolean): number {
  const whole = editDistance(word, candidate) + (isSameStart(word, candidate) ? 0 : 1);
  if (!isUnfinished || candidate.length <= word.length) return whole;
  return Math.min(whole, editDistance(word, candidate.slice(0, word.length)) + 0.5);
}

/** The first letter is seldom wrong; with the second it may be exchanged. */
function isSameStart(word: string, candidate: string): boolean {
  return word[0] === candidate[0] || (word[0] === candidate[1] && word[1] === candidate[0]);
}

/** Letters added, left out, replaced, or two neighbours exchanged. */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isExchanged && row > 1 ? at(before, column - 2) + 1 : Infinity,
      );
    }
    [before, last] = [last, current];
  }
  return at(last, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
