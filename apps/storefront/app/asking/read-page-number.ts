/** The server counts no further. */
const last = 10_000;

/** Which page of a list an address asks for; the first where it asks for none. */
export function readPageNumber(query: URLSearchParams): number {
  const asked = Number(query.get("page"));
  return Number.isSafeInteger(asked) && asked > 0 ? Math.min(asked, last) : 1;
}
