import { readingPlainText, type ReadingSection } from "@autotune/contract";
import type { Language } from "@autotune/routes";

const wordsPerMinute = 220;
/** Japanese and Korean are counted by their signs. */
const signsPerMinute = 500;

/** How many minutes somebody reads, at least one. */
export function readingMinutes(sections: readonly ReadingSection[], language: Language): number {
  const text = sections.map(({ parts }) => readingPlainText(parts)).join("\n");
  const minutes =
    language === "ja" || language === "ko"
      ? text.replace(/\s/g, "").length / signsPerMinute
      : (text.match(/\S+/g)?.length ?? 0) / wordsPerMinute;
  return Math.max(1, Math.round(minutes));
}
