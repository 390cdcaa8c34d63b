import { splitLanguage } from "@autotune/routes";
import type { MessageDescriptor } from "@lingui/core";
import { i18nFor } from "../i18n/messages.ts";

/** A text in the language of the page that is shown, for what happens outside a component. */
export function say(message: MessageDescriptor): string {
  return i18nFor(splitLanguage(location.pathname).language)._(message);
}
