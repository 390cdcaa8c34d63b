import { useLanguage } from "../../../platform/i18n/language.ts";

/** Names as a list in the page's language. */
export function ToolNames({ names }: { names: readonly string[] }) {
  const language = useLanguage();
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
