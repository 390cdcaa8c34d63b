import { routeId, routeOfPath, splitLanguage } from "@autotune/routes";

declare global {
  interface Window {
    /** The router's own: the routes that it has discovered so far. */
    __reactRouterManifest?: {
      readonly routes: Readonly<Record<string, { readonly module: string } | undefined>>;
    };
  }
}

/** The code of the page at a path, which the router loads too. Rejects where it cannot be loaded. */
export async function fetchRouteCode(pathname: string): Promise<void> {
  const name = routeOfPath(pathname);
  if (name === undefined) return;
  const id = routeId(name, splitLanguage(pathname).language);
  const module = window.__reactRouterManifest?.routes[id]?.module;
  if (module !== undefined) await import(/* @vite-ignore */ module);
}
