import type { DownloadsListBlock } from "@autotune/contract";
import type { DownloadsListFields } from "../../payload-types.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";

export function downloadsListFromPublished(
  { headline, text, pages }: DownloadsListBlock,
  ids: KnownIds,
): DownloadsListFields {
  return {
    blockType: "downloadsList",
    headline,
    text,
    pages: pages.map((slug) => ids.downloadPage(slug)),
  };
}
