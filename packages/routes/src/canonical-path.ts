import { defaultLanguage } from "./languages.ts";
import { splitLanguage, withPrefix } from "./localised-path.ts";
import { translatePath } from "./translate-path.ts";

/** Letters, digits and the like need no encoding; written so, they would only be a second name of the page. */
const needlesslyEncoded = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * Where a valid but not canonical path should lead: an English segment under a translated prefix, the default
 * language's own prefix, a trailing slash, a needless encoding. Undefined when the path is canonical. It takes
 * a path without `.` and `..` segments.
 */
export function redirectToCanonical(pathname: string): string | undefined {
  const plain = pathname.replace(needlesslyEncoded, decodeURIComponent);
  const withoutDefault = plain.replace(new RegExp(`^(/${defaultLanguage})+(?=/|$)`), "") || "/";
  const trimmed = withoutDefault.replace(/\/+$/, "") || "/";
  // Two slashes, or what browsers take for them, would be read as another host.
  if (/^\/[/\\]/.test(trimmed)) return undefined;
  const { language, rest } = splitLanguage(trimmed);
  const canonical = withPrefix(translatePath(rest, language, language), language);
  return canonical === pathname ? undefined : canonical;
}
