import type { SearchKind } from "@autotune/contract";
import { isShown, type Executor } from "@autotune/database";
import { isLanguage, type Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { isSearchKind } from "./entries-of-document.ts";
import type { AlikeWords, KnownWords, QueryWords, ReadQuery } from "./read-query.ts";
import { textSearchConfiguration } from "./text-search-configuration.ts";

const mostCompletions = 12;
const mostAlike = 40;
/** Two swapped letters in a short word leave little similarity; the edit distance decides. */
const leastAlike = 0.15;

export async function readKnownWords(
  executor: Executor,
  { words, joined }: QueryWords,
  language: Language,
): Promise<KnownWords> {
  const last = words.at(-1);
  if (last === undefined) return { exact: new Set(), completions: [] };
  const { rows } = await executor.execute(sql`
    select array(select word from shop.search_word where locale = ${language}
                    and word = any(${sql.param([...words, ...joined])}::text[])) as exact,
           array(select word from shop.search_word where locale = ${language}
                    and word like ${`${last}_%`} order by entries desc, word
                  limit ${mostCompletions}) as completions`);
  return {
    exact: new Set(textsIn(rows[0]?.["exact"])),
    completions: textsIn(rows[0]?.["completions"]),
  };
}

export async function readAlikeWords(
  executor: Executor,
  mistyped: readonly string[],
  language: Language,
): Promise<AlikeWords> {
  if (mistyped.length === 0) return new Map();
  const { rows } = await executor.execute(sql`
    select mistyped, array(select word from shop.search_word
                            where locale = ${language} and similarity(word, mistyped) > ${leastAlike}
                            order by similarity(word, mistyped) desc, entries desc, word
                            limit ${mostAlike}) as alike
      from unnest(${sql.param([...mistyped])}::text[]) as mistyped`);
  return new Map(rows.map(({ mistyped: word, alike }) => [String(word), textsIn(alike)]));
}

export interface Question {
  readonly language: Language;
  /** The visitor's language; the fallback covers what it lacks. */
  readonly isOwn: boolean;
  readonly read: ReadQuery;
}

export interface FoundEntry {
  readonly collection: SearchKind;
  readonly key: string;
  readonly part: string;
  readonly language: Language;
  readonly title: string;
  readonly partOf: string;
  readonly text: string;
  /** How many there are of its collection. */
  readonly total: number;
}

/**
 * The best entries of each collection, the best of all first: the visitor's language before the fallback, the exact
 * name before all words in the title before the rest. Only those that match the most of the query in their language,
 * and at least half of it.
 */
export async function findEntries(
  executor: Executor,
  questions: readonly Question[],
  {
    name,
    mostOfKind,
    withSamples,
  }: { readonly name: string; readonly mostOfKind: number; readonly withSamples: boolean },
): Promise<FoundEntry[]> {
  const own = questions.find(({ isOwn }) => isOwn)?.language;
  const input = JSON.stringify(questions.map(inputOf));
  const { rows } = await executor.execute(sql`
    with asked as materialized (
      select locale, "isOwn" as is_own,
             to_tsquery(configuration, array_to_string(terms, '|')) as any_term,
             array(select term from unnest(terms) as written
                     cross join to_tsquery(configuration, written) as term where numnode(term) > 0) as terms,
             array(select term from unnest("titleTerms") as written
                     cross join to_tsquery(configuration, written) as term where numnode(term) > 0) as title_terms
        from jsonb_to_recordset(${input}::jsonb) as asked (locale text, "isOwn" boolean,
          configuration regconfig, terms text[], "titleTerms" text[])
    ),
    found as (
      select entry.collection, entry.key, entry.part, entry.locale, is_own,
             entry.name = ${name} as is_named,
             similarity(entry.name, ${name}) as likeness,
             ts_rank(entry.words, any_term) as rank,
             (select count(*) from unnest(terms) as term where entry.words @@ term)::float8
               / cardinality(terms) as share,
             (select count(*) from unnest(title_terms) as term where entry.words @@ term)::float8
               / cardinality(terms) as title_share
        from asked join shop.search_entry entry
          on entry.locale = asked.locale and entry.words @@ any_term
       where (is_own or not exists (
         select from shop.search_entry translated
          where translated.collection = entry.collection and translated.key = entry.key
            and translated.part = '' and translated.locale = ${own}))
         ${withSamples ? sql`` : isNotSample}
    ),
    placed as (
      select *, row_number() over (
               order by is_own desc, is_named desc, title_share = 1 desc,
                 title_share * 2 + likeness + rank
                   + case collection when 'product-pages' then 0.3 when 'pages' then 0 else 0.1 end desc,
                 collection, key, part) as place
        from (select *, max(share) over (partition by is_own) as best_share from found) as shared
       where share = best_share and share >= 0.5
    ),
    counted as (
      select *, count(*) over (partition by collection)::integer as total,
             row_number() over (partition by collection order by place) as nth
        from placed
    )
    select collection, key, part, locale, title, part_of, text, total
      from counted join shop.search_entry using (collection, key, part, locale)
     where nth <= ${mostOfKind} order by place`);
  return rows.map(parseEntry);
}

const isNotSample = sql`and exists (
  select from shop.published_document document
   where document.collection = entry.collection and document.key = entry.key
     and document.locale = entry.locale and ${isShown({ withSamples: false })})`;

/** Stop words such as "the": PostgreSQL does not search for them. By the language of the query. */
export async function readFillerWords(
  executor: Executor,
  questions: readonly Question[],
): Promise<ReadonlyMap<Language, ReadonlySet<string>>> {
  const input = questions.map(({ language, read }) => ({
    locale: language,
    configuration: textSearchConfiguration[language],
    words: read.terms.flat(),
  }));
  const { rows } = await executor.execute(sql`
    select locale, array(select word from unnest(words) as word
                          where to_tsvector(configuration, word) = '') as fillers
      from jsonb_to_recordset(${JSON.stringify(input)}::jsonb)
        as asked (locale text, configuration regconfig, words text[])`);
  return new Map(
    questions.map(({ language }) => [
      language,
      new Set(textsIn(rows.find(({ locale }) => locale === language)?.["fillers"])),
    ]),
  );
}

/** Words contain only letters, digits and points, so quoting is enough. */
function inputOf({ language, isOwn, read: { terms, pairs } }: Question) {
  const spelled = [
    ...terms.map((spellings) => spellings.map((spelling) => `'${spelling}'`)),
    // A single character is searched for as the first of a pair.
    ...pairs.map((pair) => (Array.from(pair).length === 1 ? [`'${pair}':*`] : [`'${pair}'`])),
  ];
  return {
    locale: language,
    isOwn,
    configuration: textSearchConfiguration[language],
    terms: spelled.map((spellings) => spellings.join("|")),
    titleTerms: spelled.map((spellings) => spellings.map(inTitle).join("|")),
  };
}

function inTitle(spelling: string): string {
  return spelling.endsWith("*") ? `${spelling}A` : `${spelling}:A`;
}

function parseEntry(row: Record<string, unknown>): FoundEntry {
  const collection = String(row["collection"]);
  const language = String(row["locale"]);
  if (!isSearchKind(collection) || !isLanguage(language))
    throw new TypeError(`Nothing can be found in ${collection} in ${language}`);
  return {
    collection,
    language,
    key: String(row["key"]),
    part: String(row["part"]),
    title: String(row["title"]),
    partOf: String(row["part_of"]),
    text: String(row["text"]),
    total: Number(row["total"]),
  };
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
