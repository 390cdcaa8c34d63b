import type { Executor } from "@autotune/database";
import type { PublishedContent } from "../../../platform/published/published-content.ts";
import { readEntries, type FoundEntry } from "./read-entries.ts";
import type { Match } from "./rank-matches.ts";

/** The texts of matches as a page would show them: the catalogue says what their tokens stand for now. */
export async function readShownEntries(
  executor: Executor,
  content: PublishedContent,
  matches: readonly Match[],
): Promise<FoundEntry[]> {
  const entries = await readEntries(executor, matches);
  return entries.map((entry) => {
    const fill = (text: string) => content.fillText(text, entry.language);
    return {
      ...entry,
      title: fill(entry.title),
      partOf: fill(entry.partOf),
      text: fill(entry.text),
    };
  });
}
