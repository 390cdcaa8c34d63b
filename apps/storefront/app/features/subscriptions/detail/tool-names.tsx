import { useListFormat } from "../../../platform/i18n/list-format.ts";

/** Names as a list in the page's language. */
export function ToolNames({ names }: { names: readonly string[] }) {
  return useListFormat()(names);
}
