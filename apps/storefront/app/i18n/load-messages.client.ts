import type { Language } from "@autotune/routes";
import type { Messages } from "@lingui/core";
import { hasMessages, registerMessages } from "./messages.ts";

const catalogues = import.meta.glob<{ messages: Messages }>("../locales/*.po");

/** A browser loads the texts of one language; of another one only when a person switches to it. */
export async function loadMessages(language: Language): Promise<void> {
  if (hasMessages(language)) return;
  const load = catalogues[`../locales/${language}.po`];
  if (load === undefined) throw new Error(`There is no catalogue for ${language}`);
  registerMessages(language, (await load()).messages);
}
