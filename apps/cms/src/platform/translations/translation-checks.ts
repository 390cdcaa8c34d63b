import { isLanguage, type Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { documentName, type TranslatedEntry } from "./translated-entry.ts";

interface TranslationCheck {
  readonly document: Pick<TranslatedEntry, "collection" | "id">;
  readonly language: Language;
  /** Of the English that somebody has read: what is published after it was not checked. */
  readonly englishPublishedAt: Date;
  readonly staffId: number;
}

/** Somebody has read the English that changed, and the translation still says the same. */
export async function storeTranslationCheck(
  payload: Payload,
  { document, language, englishPublishedAt, staffId }: TranslationCheck,
): Promise<void> {
  await payload.db.drizzle.execute(sql`
    insert into cms.translation_check
      (collection, document_id, locale, english_published_at, checked_by)
    values (${document.collection}, ${document.id}, ${language},
      ${englishPublishedAt.toISOString()}::timestamptz, ${staffId})
    on conflict (collection, document_id, locale) do update set
      english_published_at = greatest(
        translation_check.english_published_at, excluded.english_published_at),
      checked_by = excluded.checked_by, checked_at = now()`);
}

const rowForm = Compile(
  Type.Object({
    collection: Type.String(),
    document_id: Type.Integer(),
    locale: Type.String(),
    checked: Type.String(),
  }),
);

/** By document: up to which English each language was checked. */
export async function readTranslationChecks(
  payload: Payload,
): Promise<ReadonlyMap<string, ReadonlyMap<Language, Date>>> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select collection, document_id, locale,
      to_char(english_published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as checked
    from cms.translation_check`);
  const checks = new Map<string, Map<Language, Date>>();
  for (const row of rows) {
    const { collection, document_id: id, locale, checked } = rowForm.Parse(row);
    if (!isLanguage(locale)) continue;
    const name = documentName({ collection, id });
    const ofDocument = checks.get(name) ?? new Map<Language, Date>();
    checks.set(name, ofDocument.set(locale, new Date(checked)));
  }
  return checks;
}
