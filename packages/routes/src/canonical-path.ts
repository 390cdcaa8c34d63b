import { defaultLanguage } from "./languages.ts";
import { localisePath, splitLanguage } from "./localised-path.ts";

/**
 * Where an address that is right but not canonical should lead: an English segment under a translated
 * prefix, the default language's own prefix, a trailing slash. Undefined when the address is canonical.
 */
export function redirectToCanonical(pathname: string): string | undefined {
  const withoutDefault = pathname.replace(new RegExp(`^(/${defaultLanguage})+(?=/|$)`), "") || "/";
  const trimmed = withoutDefault.replace(/\/+$/, "") || "/";
  // A path that begins with two slashes would be read as another host.
  if (trimmed.startsWith("//")) return undefined;
  const { language, rest } = splitLanguage(trimmed);
  const canonical = localisePath(rest, language);
  return canonical === pathname ? undefined : canonical;
}
