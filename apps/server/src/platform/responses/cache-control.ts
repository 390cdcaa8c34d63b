/**
 * Fresh for a second: a crowd costs the origin one request a second, and, as caches count in whole seconds,
 * nobody gets a page older than two. When the origin is down the edge serves what it has.
 */
const cacheControl = "public, max-age=0, s-maxage=1, stale-if-error=86400";
/** Where the edge is purged it has headers of its own (edge-headers.ts), and everybody else asks each time. */
const purgedCacheControl = "public, max-age=0, stale-if-error=86400";
/** A shared cache that keys a page by its path alone would serve one visitor's response to all. */
const queryCacheControl = "private, no-store";

/** How long browsers and shared caches keep a response. */
export function cacheControlOf({
  isQueryDependent = false,
  isPurged,
}: {
  readonly isQueryDependent?: boolean | undefined;
  readonly isPurged: boolean;
}): string {
  if (isQueryDependent) return queryCacheControl;
  return isPurged ? purgedCacheControl : cacheControl;
}
