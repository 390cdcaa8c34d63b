import { splitLanguage } from "@autotune/routes";
import type { MessageDescriptor } from "@lingui/core";
import { i18nFor } from "./messages.ts";

/** A text in the language of the current page, for code outside components. */
export function translate(message: MessageDescriptor): string {
  return i18nFor(splitLanguage(location.pathname).language)._(message);
}
