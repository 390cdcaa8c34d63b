import { findRoute, parseRouteId, routeOfPath } from "@autotune/routes";

const routesParameter = "_routes";

/**
 * What decides the content of a page: its path, the query parameters that its route reads, and for data the
 * requested routes. Advertising and other parameters are for scripts in the browser; on the server they would
 * only split the cache.
 */
export function pagePath(url: string): string {
  const question = url.indexOf("?");
  if (question === -1) return url;
  const pathname = url.slice(0, question);
  const given = new URLSearchParams(url.slice(question));
  const retained = new URLSearchParams();
  for (const name of queryParametersOf(pathname)) {
    const value = given.get(name)?.trim() ?? "";
    if (value !== "") retained.set(name, value);
  }
  const routes = pathname.endsWith(".data") ? routesOf(given) : [];
  const query = [
    ...(routes.length === 0
      ? []
      : [`${routesParameter}=${routes.map(encodeURIComponent).join(",")}`]),
    ...(retained.size === 0 ? [] : [retained.toString()]),
  ].join("&");
  return query === "" ? pathname : `${pathname}?${query}`;
}

/** The page depends on what a visitor typed or chose: there may be any number of such URLs. */
export function isQueryDependent(path: string): boolean {
  const question = path.indexOf("?");
  if (question === -1) return false;
  return [...new URLSearchParams(path.slice(question)).keys()].some(
    (name) => name !== routesParameter,
  );
}

function queryParametersOf(pathname: string): readonly string[] {
  const route = routeOfPath(pathname.replace(/\.data$/, ""));
  return route === undefined ? [] : (findRoute(route).queryParams ?? []);
}

function routesOf(given: URLSearchParams): string[] {
  const requested = given.get(routesParameter)?.split(",") ?? [];
  // Names that no route has would only be more keys for the same data.
  const known = requested.filter((id) => id === "root" || parseRouteId(id) !== undefined);
  return [...new Set(known)].toSorted();
}
