/** All or none: a response without one of its entries would be wrong. */
export function readAll<Item>(
  value: unknown,
  read: (item: unknown) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items: Item[] = [];
  for (const entry of value) {
    const item = read(entry);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}
