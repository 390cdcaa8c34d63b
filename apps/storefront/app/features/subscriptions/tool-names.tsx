import { useLanguage } from "../../i18n/language.ts";

/** Names in a sentence, as the page's language joins them. */
export function ToolNames({ names }: { names: readonly string[] }) {
  const language = useLanguage();
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
