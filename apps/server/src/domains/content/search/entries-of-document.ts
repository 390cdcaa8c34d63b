import { searchKinds, type PublishedBodies, type SearchKind } from "@autotune/contract";
import { sectionPart } from "./section-part.ts";
import { toPhrase } from "./split-words.ts";
import { wordsWithin } from "./words-within.ts";

/** What is found: the kinds, and products, which are shown among the product pages. */
export const foundCollections = [...searchKinds, "products"] as const;
export type FoundCollection = (typeof foundCollections)[number];

/** What is indexed: synonyms are never found themselves, but their words are known. */
export const indexedCollections = [...foundCollections, "search-synonyms"] as const;
export type IndexedCollection = (typeof indexedCollections)[number];

/** The searchable entries of a document, with the tokens that its editors wrote. */
export interface DocumentEntry {
  /** A section of a manual; empty for the document itself. */
  readonly part: string;
  readonly title: string;
  /** What it is a part of; empty for a whole document. */
  readonly partOf: string;
  /** Other names, by which it is found as by its title; never shown. */
  readonly keywords: string;
  readonly summary: string;
  readonly text: string;
}

/** Raise with any change in this file or in what it uses: everything is then reindexed. */
export const rulesEdition = 4;

const entriesOf: {
  readonly [Collection in IndexedCollection]: (
    body: PublishedBodies[Collection],
  ) => DocumentEntry[];
} = {
  "product-pages": ({ name, tagline, text, blocks, subpages }) => [
    whole(name, `${tagline} ${text}`, [blocks, subpages.map((subpage) => subpage.blocks)]),
  ],
  products: ({ name, summary, checkoutInfo = "" }) => [whole(name, summary, [checkoutInfo])],
  tutorials: ({ title, summary, outcome, sections }) => [
    whole(title, `${summary} ${outcome}`, sections),
  ],
  manuals: ({ title, summary, version, chapters }) => [
    whole(
      title,
      `${summary} ${version}`,
      chapters.map((chapter) => chapter.title),
    ),
    ...chapters.flatMap((chapter) =>
      chapter.sections.map((section) => ({
        part: sectionPart(chapter.slug, section.anchor),
        title: section.title,
        partOf: title,
        keywords: "",
        summary: chapter.title,
        text: wordsWithin(section.parts),
      })),
    ),
  ],
  posts: ({ title, summary, sections }) => [whole(title, summary, sections)],
  artists: ({ name, role, quote, summary, sections }) => [
    whole(name, `${role} ${quote} ${summary}`, sections),
  ],
  "download-pages": ({ title, text }) => [whole(title, text, [])],
  pages: ({ title, seo, blocks }) => [whole(title, seo.description ?? "", blocks)],
  "search-screens": ({ title, text, keywords }) => [
    { part: "", title, partOf: "", keywords, summary: text, text },
  ],
  "search-synonyms": ({ words }) => [
    {
      part: "",
      title: "",
      partOf: "",
      keywords: "",
      summary: "",
      text: words.map(toPhrase).join("\n"),
    },
  ],
};

/** What is read first comes first, so that an excerpt begins with it. */
function whole(title: string, summary: string, written: unknown): DocumentEntry {
  const text = wordsWithin([summary, written]);
  return { part: "", title, partOf: "", keywords: "", summary, text };
}

export function entriesOfDocument<Collection extends IndexedCollection>(
  collection: Collection,
  body: PublishedBodies[Collection],
): DocumentEntry[] {
  return entriesOf[collection](body);
}

export function isIndexedCollection(collection: string): collection is IndexedCollection {
  return indexedCollections.some((one) => one === collection);
}

export function isFoundCollection(collection: string): collection is FoundCollection {
  return foundCollections.some((one) => one === collection);
}

/** The kind under which a collection is listed. */
export function kindOf(collection: FoundCollection): SearchKind {
  return collection === "products" ? "product-pages" : collection;
}
