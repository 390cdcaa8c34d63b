import { defaultLanguage, isLanguage, languages, type Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import { isRow, type Row } from "../documents/row.ts";
import { wordsIn, textsOf, type Text } from "../xliff/texts.ts";
import type { AnyPublication } from "../publishing/publications-of.ts";
import type { TranslatedEntry } from "./translated-entry.ts";
import { translatedPublications } from "./translated-publications.ts";

/** All documents with words, each with its newest draft in all languages. */
export async function readTranslations(payload: Payload): Promise<TranslatedEntry[]> {
  const publishedAt = await readPublicationTimes(payload);
  const entries: TranslatedEntry[] = [];
  for (const publication of translatedPublications(payload))
    entries.push(...(await readCollection(payload, publication, publishedAt)));
  return entries;
}

type PublicationTimes = ReadonlyMap<string, ReadonlyMap<Language, Date>>;

async function readCollection(
  payload: Payload,
  publication: AnyPublication,
  publishedAt: PublicationTimes,
): Promise<TranslatedEntry[]> {
  const { collection } = publication;
  const { flattenedFields, admin } = payload.collections[collection].config;
  const all = {
    collection,
    locale: "all",
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    sort: "id",
  } as const;
  const { docs: drafts } = await payload.find({ ...all, draft: true });
  const { docs: saved } = await payload.find({ ...all, draft: false });
  const savedTexts = new Map(
    saved.map((document) => [document.id, textsOf(flattenedFields, { ...document })]),
  );
  return drafts.map((document) => {
    const texts = textsOf(flattenedFields, { ...document });
    const key = publication.keyOf(document) ?? "";
    const title = texts.find(({ path }) => path === admin.useAsTitle);
    return {
      collection,
      id: document.id,
      title: (title === undefined ? "" : wordsIn(title, defaultLanguage)) || key,
      texts,
      draftedIn: draftedLanguages({ ...document }, texts, savedTexts.get(document.id) ?? []),
      publishedAt: publishedAt.get(`${collection} ${key}`) ?? new Map(),
    };
  });
}

function draftedLanguages(
  draft: Row,
  texts: readonly Text[],
  savedTexts: readonly Text[],
): Set<Language> {
  const saved = new Map(savedTexts.map((text) => [text.path, text]));
  const marks = isRow(draft["ready"]) ? draft["ready"] : {};
  const differsIn = (language: Language) =>
    texts.some((text) => {
      const before = saved.get(text.path);
      return wordsIn(text, language) !== (before === undefined ? "" : wordsIn(before, language));
    });
  return new Set(languages.filter((one) => marks[one] !== true || differsIn(one)));
}

async function readPublicationTimes(payload: Payload): Promise<PublicationTimes> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select collection, key, locale, published_at from shop.published_document`,
  );
  const times = new Map<string, Map<Language, Date>>();
  for (const { collection, key, locale, published_at: at } of rows) {
    const language = String(locale);
    if (!isLanguage(language)) continue;
    const document = `${String(collection)} ${String(key)}`;
    const ofDocument = times.get(document) ?? new Map<Language, Date>();
    times.set(document, ofDocument.set(language, new Date(String(at))));
  }
  return times;
}
