import { languages, type Language } from "./languages.ts";
import { withPrefix } from "./localised-path.ts";
import { routeId } from "./route-id.ts";
import { routeTable, type RouteName } from "./route-table.ts";
import { translatePath } from "./translate-path.ts";

export interface LocalisedRoute {
  readonly id: string;
  readonly name: RouteName;
  readonly language: Language;
  readonly path: string;
}

/** Every route × every language, for the router's configuration. */
export function routesInLanguages(): LocalisedRoute[] {
  return languages.flatMap((language) =>
    routeTable.map(({ name, path }) => ({
      id: routeId(name, language),
      name,
      language,
      path: withPrefix(translatePath(path, "en", language), language),
    })),
  );
}
