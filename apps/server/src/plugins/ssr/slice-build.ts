import { languages, parseRouteId, type Language } from "@autotune/routes";
import type { ServerBuild } from "react-router";

/**
 * One build, seen as eight: matching an address against all routes of all languages halves the speed
 * of rendering, and the first segment of an address already says its language.
 */
export function sliceByLanguage(build: ServerBuild): Record<Language, ServerBuild> {
  const slice = (language: Language): ServerBuild => ({
    ...build,
    routes: routesOf(build.routes, language),
    assets: { ...build.assets, routes: routesOf(build.assets.routes, language) },
  });
  const slices = languages.map((language) => [language, slice(language)] as const);
  return Object.fromEntries(slices) as Record<Language, ServerBuild>;
}

/** The routes of a language, and the document root, which belongs to all. */
function routesOf<Entry>(routes: Record<string, Entry>, language: Language): Record<string, Entry> {
  const ofLanguage = ([id]: [string, Entry]) =>
    (parseRouteId(id)?.language ?? language) === language;
  return Object.fromEntries(Object.entries(routes).filter(ofLanguage));
}
