/** The server's limit. */
const last = 10_000;

/** The page of a list that the URL requests; the first where it names none. */
export function readPageNumber(query: URLSearchParams): number {
  const requested = Number(query.get("page"));
  return Number.isSafeInteger(requested) && requested > 0 ? Math.min(requested, last) : 1;
}
