import { isLanguage } from "@autotune/routes";
import type { Messages } from "@lingui/core";
import { addMessages } from "./messages.ts";

const catalogues = import.meta.glob<{ messages: Messages }>("../../locales/**/*.po", {
  eager: true,
});

for (const [file, { messages }] of Object.entries(catalogues)) {
  const language = /(\w+)\.po$/.exec(file)?.[1];
  if (isLanguage(language)) addMessages(language, messages);
}
