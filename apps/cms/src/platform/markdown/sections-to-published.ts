import type { ReadingPart, ReadingSection } from "@autotune/contract";
import { APIError } from "payload";
import type { ReadingSectionFields } from "../../payload-types.ts";
import { markdownToParts } from "./markdown-to-parts.ts";

export function sectionsToPublished(sections: ReadingSectionFields | undefined): ReadingSection[] {
  return (sections ?? []).map(({ anchor, title, text }) => ({
    anchor: anchor ?? "",
    title: title ?? "",
    parts: partsOf(title ?? "", text ?? ""),
  }));
}

/** The form checks the language that is saved; this checks the others that are ready too. */
export function partsOf(title: string, text: string): ReadingPart[] {
  const read = markdownToParts(text);
  if (read.ok) return read.parts;
  throw new APIError(`“${title}” can’t be published. ${read.reason}`, 400, undefined, true);
}
