interface InPlace<Item> {
  readonly place: number;
  readonly item: Item;
}

/** Parts of a text or a page with their places. Nothing is ever moved within it, so the place can be the key. */
export function inPlaces<Item>(items: readonly Item[]): InPlace<Item>[] {
  return items.map((item, place) => ({ place, item }));
}
