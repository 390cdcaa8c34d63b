import { isShown, type Executor } from "@autotune/database";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { foundCollections, isFoundCollection } from "./entries-of-document.ts";
import type { Question } from "./question.ts";
import type { Match } from "./rank-matches.ts";
import { textSearchConfiguration } from "./text-search-configuration.ts";
import { toTextQuery } from "./to-text-query.ts";

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

function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}
