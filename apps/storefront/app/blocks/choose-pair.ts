type Pair = readonly [number, number];

/** Two adjacent columns. Choosing for one column what the other already shows swaps the two. */
export function choosePair(pair: Pair, at: 0 | 1, column: number): Pair {
  const other = pair[at === 0 ? 1 : 0] === column ? pair[at] : pair[at === 0 ? 1 : 0];
  return at === 0 ? [column, other] : [other, column];
}
