import { languages } from "@autotune/routes";
import Type from "typebox";

/** What the site's search finds, by kind. */
export const searchKinds = [
  "product-pages",
  "tutorials",
  "manuals",
  "posts",
  "artists",
  "download-pages",
  "pages",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** GET /wp-json/antares/v1/search */
export const SearchQuery = Type.Object({
  /** What somebody typed; nothing is found for nothing. */
  q: Type.String({ maxLength: 100 }),
  lang: Type.Optional(Type.Enum([...languages])),
});

const SearchHit = Type.Object({
  title: Type.String(),
  /** The manual of a chapter; empty where the hit is whole. */
  partOf: Type.String(),
  href: Type.String(),
  /** The language of its words: English where a translation is missing. */
  language: Type.Enum([...languages]),
  /** Around the words of the query, in parts: it is text, never HTML. */
  excerpt: Type.Array(Type.Object({ text: Type.String(), isHit: Type.Boolean() })),
});
export type SearchHit = Type.Static<typeof SearchHit>;

export const SearchResponse = Type.Object({
  /** The words that were searched for instead, where some were mistyped; else empty. */
  readAs: Type.String(),
  /** The kind with the best hit first, and within it the best hit. */
  groups: Type.Array(
    Type.Object({
      kind: Type.Enum([...searchKinds]),
      /** Of which the best are listed. */
      total: Type.Integer(),
      hits: Type.Array(SearchHit),
    }),
  ),
});
export type SearchResponse = Type.Static<typeof SearchResponse>;
