import { searchKinds, type PublishedBodies, type SearchKind } from "@autotune/contract";
import { wordsWithin } from "./words-within.ts";

/** The searchable entries of a document. */
export interface DocumentEntry {
  /** A chapter of a manual; empty for the document itself. */
  readonly part: string;
  readonly title: string;
  /** What it is a part of; empty for a whole document. */
  readonly partOf: string;
  /** Its summary. */
  readonly summary: string;
  readonly text: string;
}

/** Raise with any change in this file or in what it uses: everything is then reindexed. */
export const rulesEdition = 1;

const entriesOf: {
  readonly [Kind in SearchKind]: (body: PublishedBodies[Kind]) => DocumentEntry[];
} = {
  "product-pages": ({ name, tagline, text, blocks, subpages }) => [
    whole(name, `${tagline} ${text}`, [blocks, subpages.map((subpage) => subpage.blocks)]),
  ],
  tutorials: ({ title, summary, outcome, sections }) => [
    whole(title, `${summary} ${outcome}`, sections),
  ],
  manuals: ({ title, summary, version, chapters }) => [
    whole(
      title,
      `${summary} ${version}`,
      chapters.map((chapter) => chapter.title),
    ),
    ...chapters.map((chapter) => ({
      part: chapter.slug,
      title: chapter.title,
      partOf: title,
      summary: wordsWithin(chapter.sections.map((section) => section.title)),
      text: wordsWithin(chapter.sections),
    })),
  ],
  posts: ({ title, summary, sections }) => [whole(title, summary, sections)],
  artists: ({ name, role, quote, summary, sections }) => [
    whole(name, `${role} ${quote} ${summary}`, sections),
  ],
  "download-pages": ({ title, text }) => [whole(title, text, [])],
  pages: ({ title, seo, blocks }) => [whole(title, seo.description ?? "", blocks)],
};

/** What is read first comes first, so that an excerpt begins with it. */
function whole(title: string, summary: string, written: unknown): DocumentEntry {
  return { part: "", title, partOf: "", summary, text: wordsWithin([summary, written]) };
}

export function entriesOfDocument<Kind extends SearchKind>(
  kind: Kind,
  body: PublishedBodies[Kind],
): DocumentEntry[] {
  return entriesOf[kind](body);
}

export function isSearchKind(collection: string): collection is SearchKind {
  return searchKinds.some((kind) => kind === collection);
}
