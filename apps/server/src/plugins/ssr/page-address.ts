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
  const routes = new URLSearchParams(url.slice(question)).get(routesParameter);
  return routes === null
    ? pathname
    : `${pathname}?${routesParameter}=${encodeURIComponent(routes)}`;
}
