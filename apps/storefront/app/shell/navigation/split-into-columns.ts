/** A longer column cannot be read at a glance. */
const tallest = 6;

/** Up to here the first column is filled before the second one begins. */
const mostOfTwo = 10;

/** The layout of a list of product links: one column, two of at most six, or two halves. */
export function splitIntoColumns<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= tallest) return [[...items]];
  const first = items.length <= mostOfTwo ? tallest : Math.ceil(items.length / 2);
  return [items.slice(0, first), items.slice(first)];
}
