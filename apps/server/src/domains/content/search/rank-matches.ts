import type { FoundCollection } from "./entries-of-document.ts";
import type { Question } from "./question.ts";

/** Where an entry has a term. */
export interface TermMatch {
  readonly anywhere: boolean;
  /** In its title, or in the keywords that editors gave it. */
  readonly title: boolean;
  readonly summary: boolean;
  /** In the title of what it is a part of. */
  readonly partOf: boolean;
  /** As it was typed, and not by a synonym. */
  readonly literal: boolean;
  readonly literalTitle: boolean;
}

/** An entry that has at least one term of a query. */
export interface Match {
  readonly collection: FoundCollection;
  readonly key: string;
  readonly part: string;
  readonly question: Question;
  /** Bears exactly the typed name. */
  readonly isNamed: boolean;
  /** How much its title looks like the query, from 0 to 1. */
  readonly likeness: number;
  /** How often and how densely it has the terms, from 0 to 1. */
  readonly density: number;
  /** For each term of its question. */
  readonly terms: readonly TermMatch[];
}

/** How much a term counts by where it is: a title says what a text is about, and a long text says nearly everything. */
const inField = { literalTitle: 1, title: 0.9, summary: 0.38, partOf: 0.38, anywhere: 0.18 };
/** How much the rest counts beside the terms. */
const likenessCounts = 0.15;
const densityCounts = 0.1;
/** What the visitor can read at once comes before English. */
const ownLanguage = 0.06;
/** Sections of manuals, where the query is technical. */
const technical = 0.5;
/** A name that is typed exactly. */
const named = { own: 2, other: 1 };
const ofKind: Readonly<Partial<Record<FoundCollection, number>>> = {
  "product-pages": 0.05,
  products: 0.05,
  "search-screens": 0.06,
};

/** What is sold or done at a place of its own; a synonym of its name is meant as its name. */
const namedPlaces: ReadonlySet<FoundCollection> = new Set([
  "product-pages",
  "products",
  "manuals",
  "pages",
  "search-screens",
]);

/** How much of the best match's score and of its part of the query another one must have. */
const leastOfBest = { score: 0.2, coverage: 0.6 };
/** How much of a query must be found at all, counting what exists nowhere: a single word of many is an accident. */
const leastOfQuery = 0.15;
/** A question has other words beside those that name what it is about. */
const mostOfQuery = 0.7;

interface Scored {
  readonly match: Match;
  /** The part of the query that it has: anywhere, in its title, and the same as it was typed. */
  readonly coverage: number;
  readonly titleCoverage: number;
  readonly literal: number;
  readonly literalTitle: number;
  /** The same, with each term counted by where it is. */
  readonly inFields: number;
}

/**
 * What answers a query, the best first. A term counts the more the fewer entries have it, and by where it is: in a
 * title much more than in a text. Manuals come first if the query is technical: their sections use its very words, or
 * are named by a synonym, and nothing else is named by it.
 *
 * @param entriesIn how many entries a language has
 */
export function rankMatches(
  matches: readonly Match[],
  entriesIn: (question: Question) => number,
): Match[] {
  const ofPlaces = weighPlaces(matches, entriesIn);
  const whole = [...ofPlaces.values()].reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return [];
  const scored = matches.map((match) => score(match, ofPlaces, whole));
  const isNameTaken = scored.some(
    ({ match, literalTitle, titleCoverage }) =>
      !isSection(match) &&
      (literalTitle >= mostOfQuery ||
        (titleCoverage >= mostOfQuery && namedPlaces.has(match.collection))),
  );
  const placed = scored
    .map((one) => ({ ...one, total: totalOf(one, isNameTaken) }))
    .toSorted((one, other) => other.total - one.total || compareKeys(one.match, other.match));
  const [best] = placed;
  if (
    best === undefined ||
    best.coverage * whole < leastOfQuery * weighUnknown(best.match, ofPlaces, entriesIn)
  )
    return [];
  return placed
    .filter(({ match, inFields, coverage }) => {
      // What is translated is not measured by English, which may have more of the words.
      const bestInLanguage = placed.find((one) => one.match.question === match.question) ?? best;
      return (
        inFields >= best.inFields * leastOfBest.score &&
        coverage >= bestInLanguage.coverage * leastOfBest.coverage
      );
    })
    .map(({ match }) => match);
}

/** What the query would count if nothing of it were unknown. */
function weighUnknown(
  { question }: Match,
  ofPlaces: ReadonlyMap<number, number>,
  entriesIn: (question: Question) => number,
): number {
  const rarest = Math.log(1 + entriesIn(question));
  const places = question.terms.flatMap((term) => term.places);
  return places.reduce(
    (sum, place) => sum + (ofPlaces.get(place) ?? rarest * (question.emphasis[place] ?? 1)),
    0,
  );
}

/**
 * What each token of the query counts: the rarity of what it is part of in the visitor's language or, if that has
 * nothing of it, in English; and how much it says.
 */
function weighPlaces(
  matches: readonly Match[],
  entriesIn: (question: Question) => number,
): ReadonlyMap<number, number> {
  const questions = [...new Set(matches.map(({ question }) => question))];
  const weights = new Map<number, number>();
  for (const question of questions.toSorted((one, other) => +other.isOwn - +one.isOwn)) {
    const own = matches.filter((match) => match.question === question);
    for (const [index, { places }] of question.terms.entries()) {
      const having = own.filter((match) => match.terms[index]?.anywhere === true).length;
      if (having === 0) continue;
      const rarity = Math.log(1 + entriesIn(question) / having);
      for (const place of places)
        if (!weights.has(place)) weights.set(place, rarity * (question.emphasis[place] ?? 1));
    }
  }
  return weights;
}

function score(match: Match, ofPlaces: ReadonlyMap<number, number>, whole: number): Scored {
  const weights = match.question.terms.map(({ places }) =>
    places.reduce((sum, place) => sum + (ofPlaces.get(place) ?? 0), 0),
  );
  const partWith = (count: (term: TermMatch) => number) =>
    match.terms.reduce((sum, term, index) => sum + count(term) * (weights[index] ?? 0), 0) / whole;
  return {
    match,
    coverage: partWith(({ anywhere }) => Number(anywhere)),
    titleCoverage: partWith(({ title }) => Number(title)),
    literal: partWith(({ literal }) => Number(literal)),
    literalTitle: partWith(({ literalTitle }) => Number(literalTitle)),
    inFields: partWith(countField),
  };
}

function countField(term: TermMatch): number {
  if (term.literalTitle) return inField.literalTitle;
  if (term.title) return inField.title;
  if (term.summary) return inField.summary;
  if (term.partOf) return inField.partOf;
  return term.anywhere ? inField.anywhere : 0;
}

function totalOf(one: Scored, isNameTaken: boolean): number {
  const { match, inFields, coverage, literal, titleCoverage } = one;
  const { question, isNamed, likeness, density, collection } = match;
  // No English text has a foreign word itself, so there a synonym is as good.
  const inItsWords = question.isOwn ? literal : coverage;
  const isTechnical =
    isSection(match) && !isNameTaken && Math.max(inItsWords, titleCoverage) >= mostOfQuery;
  return (
    inFields +
    (isNamed ? (question.isOwn ? named.own : named.other) : 0) +
    (isTechnical ? technical : 0) +
    likeness * likenessCounts +
    density * densityCounts +
    (question.isOwn ? ownLanguage : 0) +
    (ofKind[collection] ?? 0)
  );
}

function isSection({ collection, part }: Match): boolean {
  return collection === "manuals" && part !== "";
}

function compareKeys(one: Match, other: Match): number {
  const nameOf = ({ collection, key, part }: Match) => `${collection} ${key} ${part}`;
  return nameOf(one) < nameOf(other) ? -1 : 1;
}
