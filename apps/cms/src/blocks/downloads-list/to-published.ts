import type { DownloadsListBlock } from "@autotune/contract";
import type { DownloadsListFields } from "../../payload-types.ts";
import type { References } from "../../platform/publishing/references.ts";

export function downloadsListToPublished(
  fields: DownloadsListFields,
  references: References,
): DownloadsListBlock {
  return {
    block: "downloadsList",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    pages: references.downloadPages(fields.pages),
  };
}
