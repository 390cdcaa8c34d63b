type Pair = readonly [number, number];

/** Two columns next to each other. Who chooses for one place what stands in the other one swaps the two. */
export function choosePair(pair: Pair, at: 0 | 1, column: number): Pair {
  const other = pair[at === 0 ? 1 : 0] === column ? pair[at] : pair[at === 0 ? 1 : 0];
  return at === 0 ? [column, other] : [other, column];
}
