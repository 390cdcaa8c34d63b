import { languages, parseRouteId, type Language } from "@autotune/routes";
import type { ServerBuild } from "react-router";

/**
 * One build, seen as eight: matching a path against all routes of all languages halves the speed of rendering,
 * and the first segment of a path already gives its language.
 */
export function sliceByLanguage(build: ServerBuild): Map<Language, ServerBuild> {
  const slice = (language: Language): ServerBuild => ({
    ...build,
    routes: routesOf(build.routes, language),
    assets: { ...build.assets, routes: routesOf(build.assets.routes, language) },
  });
  return new Map(languages.map((language) => [language, slice(language)]));
}

/** The routes of a language, the document root, and the index, without which a browser cannot navigate to `/`. */
function routesOf<Entry>(routes: Record<string, Entry>, language: Language): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(routes).filter(([id]) => {
      const route = parseRouteId(id);
      return route === undefined || route.language === language || id === "Home";
    }),
  );
}
