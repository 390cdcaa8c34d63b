import { findRoute, parseRouteId, routeOfPath } from "@autotune/routes";

const routesParameter = "_routes";

/**
 * What decides the content of a page: its path, what its route asks of the query, and for data which routes are
 * asked for. Advertising and other parameters are for scripts in the browser; on the server they would only
 * split the cache.
 */
export function pageAddress(url: string): string {
  const question = url.indexOf("?");
  if (question === -1) return url;
  const pathname = url.slice(0, question);
  const given = new URLSearchParams(url.slice(question));
  const kept = new URLSearchParams();
  for (const name of askedBy(pathname)) {
    const value = given.get(name)?.trim() ?? "";
    if (value !== "") kept.set(name, value);
  }
  const routes = pathname.endsWith(".data") ? routesOf(given) : [];
  const query = [
    ...(routes.length === 0
      ? []
      : [`${routesParameter}=${routes.map(encodeURIComponent).join(",")}`]),
    ...(kept.size === 0 ? [] : [kept.toString()]),
  ].join("&");
  return query === "" ? pathname : `${pathname}?${query}`;
}

/** The page answers what somebody typed or chose: there may be any number of such addresses. */
export function isAsked(address: string): boolean {
  const question = address.indexOf("?");
  if (question === -1) return false;
  return [...new URLSearchParams(address.slice(question)).keys()].some(
    (name) => name !== routesParameter,
  );
}

function askedBy(pathname: string): readonly string[] {
  const route = routeOfPath(pathname.replace(/\.data$/, ""));
  return route === undefined ? [] : (findRoute(route).asks ?? []);
}

function routesOf(given: URLSearchParams): string[] {
  const asked = given.get(routesParameter)?.split(",") ?? [];
  // Names that nobody gave to a route would only be more keys for the same data.
  const known = asked.filter((id) => id === "root" || parseRouteId(id) !== undefined);
  return [...new Set(known)].toSorted();
}
