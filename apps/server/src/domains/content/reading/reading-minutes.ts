import { readingPlainText, type ReadingSection } from "@autotune/contract";
import type { Language } from "@autotune/routes";

const wordsPerMinute = 220;
/** Japanese and Korean are counted by characters. */
const signsPerMinute = 500;

/** Estimated reading time in minutes, at least one. */
export function readingMinutes(sections: readonly ReadingSection[], language: Language): number {
  const text = sections.map(({ parts }) => readingPlainText(parts)).join("\n");
  const minutes =
    language === "ja" || language === "ko"
      ? text.replace(/\s/g, "").length / signsPerMinute
      : (text.match(/\S+/g)?.length ?? 0) / wordsPerMinute;
  return Math.max(1, Math.round(minutes));
}
