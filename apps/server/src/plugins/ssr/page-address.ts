import { parseRouteId } from "@autotune/routes";

const routesParameter = "_routes";

/**
 * What decides the content of a page: its path, and for data which routes are asked for. Advertising
 * and other parameters are for scripts in the browser; on the server they would only split the cache.
 */
export function pageAddress(url: string): string {
  const question = url.indexOf("?");
  if (question === -1) return url;
  const pathname = url.slice(0, question);
  if (!pathname.endsWith(".data")) return pathname;
  const asked = new URLSearchParams(url.slice(question)).get(routesParameter)?.split(",") ?? [];
  // Names that nobody gave to a route would only be more keys for the same data.
  const known = asked.filter((id) => id === "root" || parseRouteId(id) !== undefined).toSorted();
  if (known.length === 0) return pathname;
  return `${pathname}?${routesParameter}=${[...new Set(known)].map(encodeURIComponent).join(",")}`;
}
