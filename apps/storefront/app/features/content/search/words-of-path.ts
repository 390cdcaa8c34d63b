const longestQuery = 100;

/** What a path that does not exist was about: `/products/auto-tune/pro-x` is about "pro x". */
export function wordsOfPath(pathname: string): string {
  const last = pathname.split("/").findLast((segment) => segment !== "") ?? "";
  return decoded(last)
    .replace(/\.\w{2,5}$/, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .slice(0, longestQuery);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
