import { defaultLanguage, isLanguage, type Language } from "./languages.ts";
import { routeTable, type RouteName } from "./route-table.ts";

const languageSuffix = /-lang_([a-z]{2})$/;

/** A route's id: its name, and in other languages its name with `-lang_{code}`. */
export function routeId(name: RouteName, language: Language): string {
  return language === defaultLanguage ? name : `${name}-lang_${language}`;
}

export interface NameAndLanguage {
  readonly name: RouteName;
  readonly language: Language;
}

/** Undefined for ids that are not of the table, such as the document root. */
export function parseRouteId(id: string): NameAndLanguage | undefined {
  const code = languageSuffix.exec(id)?.[1];
  const bare = id.replace(languageSuffix, "");
  const name = routeTable.find((row) => row.name === bare)?.name;
  if (name === undefined) return undefined;
  return { name, language: isLanguage(code) ? code : defaultLanguage };
}
