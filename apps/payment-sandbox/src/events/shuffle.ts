import { randomInt } from "node:crypto";

/** Another order than the given one, whenever there is another. */
export function shuffle<Item>(items: readonly Item[]): Item[] {
  if (items.length < 2) return [...items];
  const mixed = items
    .map((item) => ({ item, by: randomInt(2 ** 32) }))
    .sort((one, other) => one.by - other.by)
    .map(({ item }) => item);
  const same = mixed.every((item, index) => item === items[index]);
  return same ? [...items].toReversed() : mixed;
}
