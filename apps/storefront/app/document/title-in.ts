import { splitLanguage } from "@autotune/routes";
import type { MessageDescriptor } from "@lingui/core";
import { i18nFor } from "../platform/i18n/messages.ts";

/**
 * A title in the language of the URL. Its English words are the route's name (`routeTitle`); they are written where
 * they are used, so that each page loads its own title alone.
 */
export function titleIn(pathname: string, title: MessageDescriptor): string {
  return i18nFor(splitLanguage(pathname).language)._(title);
}
