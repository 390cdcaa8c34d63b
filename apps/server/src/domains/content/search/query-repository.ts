import { isShown, type Executor } from "@autotune/database";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import type { Question } from "./question.ts";
import type { SynonymGroup, Term } from "./apply-synonyms.ts";
import {
  foundCollections,
  isFoundCollection,
  type FoundCollection,
} from "./entries-of-document.ts";
import type { Match } from "./rank-matches.ts";
import type { AlikeWords, KnownWords, QueryWords } from "./read-query.ts";
import { textSearchConfiguration } from "./text-search-configuration.ts";
import { toTextQuery } from "./to-text-query.ts";

const mostCompletions = 12;
const mostAlike = 40;
/** Two swapped letters in a short word leave little similarity; the edit distance decides. */
const leastAlike = 0.15;

/** A word is known in any of its endings. */
export async function readKnownWords(
  executor: Executor,
  { words, joined }: QueryWords,
  language: Language,
): Promise<KnownWords> {
  const last = words.at(-1);
  const configuration = textSearchConfiguration[language];
  if (last === undefined) return { exact: new Set(), completions: [] };
  const { rows } = await executor.execute(sql`
    select array(select word from shop.search_word where locale = ${language}
                    and word = any(${sql.param([...words, ...joined])}::text[])
                 union
                 select word from unnest(${sql.param([...words])}::text[]) as word
                  where exists (select from shop.search_entry entry where entry.locale = ${language}
                    and entry.words @@ plainto_tsquery(${configuration}::regconfig, word))) as exact,
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

/** The words of the site with which some others begin or end. */
export async function readWordsWithin(
  executor: Executor,
  words: readonly string[],
  languages: readonly Language[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await executor.execute(sql`
    select distinct word from shop.search_word
      join unnest(${sql.param([...words])}::text[]) as longer
        on strpos(longer, word) > 0 and longer <> word
     where locale = any(${sql.param([...languages])}::text[]) and length(word) > 3`);
  return new Set(rows.map(({ word }) => String(word)));
}

/** Those that editors have published in these languages and that have one of the words, in any of its endings. */
export async function readSynonyms(
  executor: Executor,
  words: readonly string[],
  languages: readonly Language[],
): Promise<SynonymGroup[]> {
  const input = languages.map((locale) => ({
    locale,
    configuration: textSearchConfiguration[locale],
    query: words.map((word) => toTextQuery({ literal: [[word]], synonyms: [] })).join("|"),
  }));
  const { rows } = await executor.execute(sql`
    select text from jsonb_to_recordset(${JSON.stringify(input)}::jsonb)
        as asked (locale text, configuration regconfig, query text)
      join shop.search_entry entry on entry.locale = asked.locale
        and entry.words @@ to_tsquery(configuration, query)
     where collection = 'search-synonyms'`);
  return rows.map(({ text }) =>
    String(text)
      .split("\n")
      .map((phrase) => phrase.split(" ")),
  );
}

/** Words without their endings, as the index of a language has them; a stop word such as "the" is left out. */
export async function readStems(
  executor: Executor,
  words: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const configuration = textSearchConfiguration[language];
  const { rows } = await executor.execute(sql`
    select word, lexeme from unnest(${sql.param([...new Set(words)])}::text[]) as word
      cross join unnest(tsvector_to_array(to_tsvector(${configuration}::regconfig, word))) as lexeme`);
  return new Map(rows.map(({ word, lexeme }) => [String(word), String(lexeme)]));
}

/** What is searched. */
type SearchScope =
  | { readonly kind: "everything" }
  /** The sections of all manuals, or of one, by its slug. */
  | { readonly kind: "manuals"; readonly manual: string | undefined };

export interface FindOptions {
  /** The visitor's. */
  readonly language: Language;
  /** What was typed, with nothing but letters and digits. */
  readonly name: string;
  readonly scope: SearchScope;
  readonly withSamples: boolean;
  /** Paths of the products that are listed by themselves. */
  readonly products: readonly string[];
}

export interface FoundMatches {
  readonly matches: readonly Match[];
  /** How many entries there are in the language of a question. */
  readonly entriesIn: (question: Question) => number;
}

/** Everything that has a term of the query, and where: `rankMatches` puts it in order. */
export async function findMatches(
  executor: Executor,
  questions: readonly Question[],
  { language, name, scope, withSamples, products }: FindOptions,
): Promise<FoundMatches> {
  const input = JSON.stringify(questions.map(inputOf));
  const isWhole = scope.kind === "everything";
  const { rows } = await executor.execute(sql`
    with asked as materialized (
      select locale, "isOwn" as is_own,
             (select count(*) from shop.search_entry every where every.locale = asked.locale)::integer as entries,
             to_tsquery(configuration, array_to_string(terms, '|')) as any_term,
             array(select to_tsquery(configuration, term) from unnest(terms) as term) as terms,
             array(select to_tsquery(configuration, term) from unnest("titleTerms") as term) as title_terms,
             array(select to_tsquery(configuration, term) from unnest("summaryTerms") as term) as summary_terms,
             array(select to_tsquery(configuration, term) from unnest("partOfTerms") as term) as part_of_terms,
             array(select to_tsquery(configuration, term) from unnest("literalTerms") as term) as literal_terms,
             array(select to_tsquery(configuration, term) from unnest("literalTitleTerms") as term)
               as literal_title_terms
        from jsonb_to_recordset(${input}::jsonb) as asked (locale text, "isOwn" boolean,
          configuration regconfig, terms text[], "titleTerms" text[], "summaryTerms" text[],
          "partOfTerms" text[], "literalTerms" text[], "literalTitleTerms" text[])
    )
    select entry.collection, entry.key, entry.part, entry.locale, entries,
           entry.name = ${name} as is_named,
           similarity(entry.name, ${name}) as likeness,
           ts_rank(entry.words, any_term, 1) as density,
           ${placesOf(sql`terms`)} as terms,
           ${placesOf(sql`title_terms`)} as title_terms,
           ${placesOf(sql`summary_terms`)} as summary_terms,
           ${placesOf(sql`part_of_terms`)} as part_of_terms,
           ${placesOf(sql`literal_terms`)} as literal_terms,
           ${placesOf(sql`literal_title_terms`)} as literal_title_terms
      from asked join shop.search_entry entry
        on entry.locale = asked.locale and entry.words @@ any_term
     where ${isWhole ? isListed(products) : isWithin(scope.manual)}
       and (is_own or not exists (
         select from shop.search_entry translated
          where translated.collection = entry.collection and translated.key = entry.key
            and translated.part = '' and translated.locale = ${language}))
       ${withSamples ? sql`` : isNotSample}`);
  const entriesOf = new Map(rows.map(({ locale, entries }) => [String(locale), Number(entries)]));
  return {
    matches: rows.map((row) => parseMatch(row, questions)),
    entriesIn: (question) => entriesOf.get(question.language) ?? 0,
  };
}

/** Which of the terms an entry has, by their places from 1 on. */
function placesOf(terms: ReturnType<typeof sql>) {
  return sql`array(select place from unnest(${terms}) with ordinality as of_entry (term, place)
    where entry.words @@ term)`;
}

function isListed(products: readonly string[]) {
  return sql`entry.collection = any(${sql.param([...foundCollections])}::text[])
    and (entry.collection <> 'products' or entry.key = any(${sql.param([...products])}::text[]))`;
}

function isWithin(manual: string | undefined) {
  return sql`entry.collection = 'manuals' and entry.part <> ''
    ${manual === undefined ? sql`` : sql`and entry.key = ${manual}`}`;
}

const isNotSample = sql`and exists (
  select from shop.published_document document
   where document.collection = entry.collection and document.key = entry.key
     and document.locale = entry.locale and ${isShown({ withSamples: false })})`;

function inputOf({ language, isOwn, terms }: Question) {
  const literal = terms.map((term) => ({ ...term, synonyms: [] }));
  return {
    locale: language,
    isOwn,
    configuration: textSearchConfiguration[language],
    terms: terms.map((term) => toTextQuery(term)),
    titleTerms: terms.map((term) => toTextQuery(term, "A")),
    summaryTerms: terms.map((term) => toTextQuery(term, "AB")),
    partOfTerms: terms.map((term) => toTextQuery(term, "AC")),
    literalTerms: literal.map((term) => toTextQuery(term)),
    literalTitleTerms: literal.map((term) => toTextQuery(term, "A")),
  };
}

function parseMatch(row: Record<string, unknown>, questions: readonly Question[]): Match {
  const collection = String(row["collection"]);
  const question = questions.find(({ language }) => language === row["locale"]);
  if (!isFoundCollection(collection) || question === undefined)
    throw new TypeError(`Nothing can be found in ${collection} in ${String(row["locale"])}`);
  const inField = (field: string) => new Set(numbersIn(row[field]));
  const fields = {
    anywhere: inField("terms"),
    title: inField("title_terms"),
    summary: inField("summary_terms"),
    partOf: inField("part_of_terms"),
    literal: inField("literal_terms"),
    literalTitle: inField("literal_title_terms"),
  };
  return {
    collection,
    key: String(row["key"]),
    part: String(row["part"]),
    question,
    isNamed: row["is_named"] === true,
    likeness: Number(row["likeness"]),
    density: Number(row["density"]),
    terms: question.terms.map((_, index) => ({
      anywhere: fields.anywhere.has(index + 1),
      title: fields.title.has(index + 1),
      summary: fields.summary.has(index + 1),
      partOf: fields.partOf.has(index + 1),
      literal: fields.literal.has(index + 1),
      literalTitle: fields.literalTitle.has(index + 1),
    })),
  };
}

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

/** Which of some words of texts match the terms, by the language of the texts: these are marked in excerpts. */
export async function readMatchingWords(
  executor: Executor,
  texts: readonly { readonly question: Question; readonly words: readonly string[] }[],
): Promise<ReadonlyMap<Language, ReadonlySet<string>>> {
  const input = texts.map(({ question: { language, terms }, words }) => ({
    locale: language,
    configuration: textSearchConfiguration[language],
    words,
    query: terms.flatMap(wordsOfTerm).join("|"),
  }));
  const { rows } = await executor.execute(sql`
    select locale, array(select word from unnest(words) as word
                          where to_tsvector(configuration, word) @@ to_tsquery(configuration, query)) as matching
      from jsonb_to_recordset(${JSON.stringify(input)}::jsonb)
        as asked (locale text, configuration regconfig, words text[], query text)`);
  return new Map(
    texts.map(({ question: { language } }) => [
      language,
      new Set(textsIn(rows.find(({ locale }) => locale === language)?.["matching"])),
    ]),
  );
}

/** Each word by itself; one word of a synonym of several says little. */
function wordsOfTerm({ literal, synonyms }: Term): string[] {
  const single = synonyms.filter((phrase) => phrase.length === 1);
  return [...literal.flat(), ...single.flat()].map((word) =>
    toTextQuery({ literal: [[word]], synonyms: [] }),
  );
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}
