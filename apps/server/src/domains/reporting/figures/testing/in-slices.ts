/** A statement takes 65,535 parameters. */
export async function inSlices<Row>(
  all: readonly Row[],
  write: (slice: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < all.length; start += 500) await write(all.slice(start, start + 500));
}
