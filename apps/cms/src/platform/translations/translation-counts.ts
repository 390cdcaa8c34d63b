import type { Language } from "@autotune/routes";
import type { TranslatedEntry } from "./translated-entry.ts";
import { translationState, type TranslationState } from "./translation-state.ts";

export type TranslationCounts = Readonly<Record<TranslationState, number>>;

export function translationCounts(
  entries: readonly TranslatedEntry[],
  language: Language,
): TranslationCounts {
  const counts = { missing: 0, waiting: 0, changed: 0, done: 0 };
  for (const entry of entries) counts[translationState(entry, language)] += 1;
  return counts;
}
