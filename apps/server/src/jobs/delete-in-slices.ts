/** Rows of one statement: a backlog must not run into the time limit of a statement. */
export const slice = 10_000;

/** Repeats a statement that deletes at most a slice until nothing is left. Says how many rows went. */
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
