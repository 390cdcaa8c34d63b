import type { Executor } from "@autotune/database";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import type { FoundCollection } from "./entries-of-document.ts";
import type { Match } from "./rank-matches.ts";

export interface FoundEntry {
  readonly collection: FoundCollection;
  readonly key: string;
  readonly part: string;
  readonly language: Language;
  readonly title: string;
  readonly partOf: string;
  readonly text: string;
}

/** What is shown of matches, in their order. */
export async function readEntries(
  executor: Executor,
  matches: readonly Match[],
): Promise<FoundEntry[]> {
  const input = matches.map(({ collection, key, part, question }, place) => ({
    collection,
    key,
    part,
    locale: question.language,
    place,
  }));
  const { rows } = await executor.execute(sql`
    select place, title, part_of, text
      from jsonb_to_recordset(${JSON.stringify(input)}::jsonb)
        as wanted (collection text, key text, part text, locale text, place integer)
      join shop.search_entry using (collection, key, part, locale) order by place`);
  return rows.flatMap(({ place, title, part_of: partOf, text }) => {
    const match = matches[Number(place)];
    if (match === undefined) return [];
    const { collection, key, part, question } = match;
    const { language } = question;
    return [
      {
        collection,
        key,
        part,
        language,
        title: String(title),
        partOf: String(partOf),
        text: String(text),
      },
    ];
  });
}
