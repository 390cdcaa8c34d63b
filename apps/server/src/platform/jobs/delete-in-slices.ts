/** Rows per statement: a backlog must not run into the statement timeout. */
export const slice = 10_000;

/** Repeats a statement that deletes at most a slice until nothing is left. Returns the number of deleted rows. */
export async function deleteInSlices(
  deleteSlice: () => PromiseLike<{ rowCount: number | null }>,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { rowCount } = await deleteSlice();
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < slice) return deleted;
  }
}
