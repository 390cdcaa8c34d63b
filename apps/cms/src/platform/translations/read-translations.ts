import { defaultLanguage, isLanguage, type Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { tablesOf } from "../documents/tables-of.ts";
import { wordsIn, textsOf } from "../documents/texts.ts";
import { draftedLanguages } from "./drafted-languages.ts";
import type { AnyPublication } from "../publishing/publications-of.ts";
import { documentName, type TranslatedEntry } from "./translated-entry.ts";
import { readTranslationChecks } from "./translation-checks.ts";
import { translatedPublications } from "./translated-publications.ts";

/** What a document says, without when the shop got it and who has checked it. */
interface ReadEntry extends Omit<TranslatedEntry, "wordsAt" | "checkedAgainst"> {
  readonly key: string;
}

interface CachedCollection {
  /** Changes with every save and every deletion. */
  readonly stamp: string;
  readonly entries: Promise<readonly ReadEntry[]>;
}

/** To read every text of every document in eight languages takes seconds; what nobody has saved since is the same. */
const cache = new WeakMap<Payload, Map<string, CachedCollection>>();

const stampForm = Compile(Type.Object({ collection: Type.String(), stamp: Type.String() }));

/** All documents with words, each with its newest draft in all languages. */
export async function readTranslations(payload: Payload): Promise<TranslatedEntry[]> {
  const publications = translatedPublications(payload);
  const stamps = await readStamps(payload, publications);
  const wordsAt = await readWordTimes(payload);
  const checks = await readTranslationChecks(payload);
  const cached = cache.get(payload) ?? new Map<string, CachedCollection>();
  cache.set(payload, cached);
  const entries: TranslatedEntry[] = [];
  for (const publication of publications) {
    const { collection } = publication;
    const stamp = stamps.get(collection) ?? "";
    const before = cached.get(collection);
    const current =
      before?.stamp === stamp ? before : { stamp, entries: readCollection(payload, publication) };
    cached.set(collection, current);
    try {
      for (const { key, ...entry } of await current.entries)
        entries.push({
          ...entry,
          wordsAt: wordsAt.get(`${collection} ${key}`) ?? new Map(),
          checkedAgainst: checks.get(documentName(entry)) ?? new Map(),
        });
    } catch (error) {
      cached.delete(collection);
      throw error;
    }
  }
  return entries;
}

async function readStamps(
  payload: Payload,
  publications: readonly AnyPublication[],
): Promise<Map<string, string>> {
  const ofEach = publications.map(({ collection }) => {
    const { documents, versions } = tablesOf(collection);
    return sql`select ${collection}::text as collection, concat_ws(' ',
      (select concat_ws(' ', count(*), max(updated_at)) from ${documents}),
      (select concat_ws(' ', count(*), max(id), max(updated_at)) from ${versions})) as stamp`;
  });
  const { rows } = await payload.db.drizzle.execute(sql.join(ofEach, sql` union all `));
  return new Map(
    rows.map((row) => {
      const { collection, stamp } = stampForm.Parse(row);
      return [collection, stamp];
    }),
  );
}

type WordTimes = ReadonlyMap<string, ReadonlyMap<Language, Date>>;

async function readCollection(payload: Payload, publication: AnyPublication): Promise<ReadEntry[]> {
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
      key,
    };
  });
}

async function readWordTimes(payload: Payload): Promise<WordTimes> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select collection, key, locale, coalesce(words_at, published_at) as words_at
      from shop.published_document`,
  );
  const times = new Map<string, Map<Language, Date>>();
  for (const { collection, key, locale, words_at: at } of rows) {
    const language = String(locale);
    if (!isLanguage(language)) continue;
    const document = `${String(collection)} ${String(key)}`;
    const ofDocument = times.get(document) ?? new Map<Language, Date>();
    times.set(document, ofDocument.set(language, new Date(String(at))));
  }
  return times;
}
