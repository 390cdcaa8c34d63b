/** A page of a list, and whether the list ends there. */
export function pageOf<Item>(
  data: Item[],
  { page, total, perPage }: { page: number; total: number; perPage: number },
) {
  return { page, lastPage: Math.max(1, Math.ceil(total / perPage)), data };
}
