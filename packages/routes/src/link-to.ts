import { defaultLanguage, type Language } from "./languages.ts";
import { withPrefix } from "./localised-path.ts";
import { findRoute, type RouteName, type RouteParams } from "./route-table.ts";
import { translateSegment } from "./slug-translations.ts";
import { translateParameter } from "./translate-path.ts";

type NeedsParams<Name extends RouteName> =
  Record<string, never> extends RouteParams<Name> ? false : true;

type LinkArguments<Name extends RouteName> =
  NeedsParams<Name> extends true
    ? [params: RouteParams<Name>, language?: Language]
    : [params?: RouteParams<Name>, language?: Language];

/**
 * The path of a route, e.g. `linkTo("AutoTune", { slug: "pro" }, "es")`. The compiler requires what the route
 * needs.
 */
export function linkTo<Name extends RouteName>(
  name: Name,
  ...[params, language]: LinkArguments<Name>
): string {
  const to = language ?? defaultLanguage;
  return withPrefix(fillPath(name, params ?? {}, to), to);
}

function fillPath(name: RouteName, params: object, language: Language): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const filled: string[] = [];
  for (const segment of findRoute(name).path.split("/").slice(1)) {
    if (segment === "*") filled.push(...splat(values.get("*")));
    else if (segment.startsWith(":")) {
      const optional = segment.endsWith("?");
      const value = values.get(segment.slice(1, optional ? -1 : undefined));
      if (typeof value === "string" && value !== "") {
        filled.push(encodeURIComponent(translateParameter(name, value, language)));
      } else if (optional) break;
      else throw new Error(`The route ${name} needs ${segment}`);
    } else filled.push(translateSegment(segment, language));
  }
  return `/${filled.join("/")}`;
}

function splat(value: unknown): string[] {
  return typeof value === "string" && value !== "" ? value.split("/").map(encodeURIComponent) : [];
}
