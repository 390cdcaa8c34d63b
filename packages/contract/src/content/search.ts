import { currencies, intervalUnits } from "@autotune/commerce";
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
  "search-screens",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/**
 * `typing`: the last word may be unfinished. `exact`: no word is corrected, because somebody asked for just these.
 * Without either the words are complete, and one that the site does not know is corrected.
 */
export const searchModes = ["typing", "exact"] as const;
export type SearchMode = (typeof searchModes)[number];

/** GET /wp-json/antares/v1/search */
export const SearchQuery = Type.Object({
  /** What somebody typed; nothing is found for nothing. */
  q: Type.String({ maxLength: 100 }),
  lang: Type.Optional(Type.Enum([...languages])),
  mode: Type.Optional(Type.Enum([...searchModes])),
});

/** What is sold at a hit: its drawn window and its price, in every currency. */
const FoundProduct = Type.Object({
  pid: Type.String(),
  prices: Type.Record(Type.Enum([...currencies]), Type.Integer()),
  /** What it is the price of; null for what is paid once. A plan with a page is shown by the month. */
  unit: Type.Union([Type.Enum([...intervalUnits]), Type.Null()]),
  /** Whether it is sold in several forms, of which this is the cheapest. */
  isFrom: Type.Boolean(),
});
export type FoundProduct = Type.Static<typeof FoundProduct>;

const SearchHit = Type.Object({
  kind: Type.Enum([...searchKinds]),
  title: Type.String(),
  /** The manual of a section; empty where the hit is whole. */
  partOf: Type.String(),
  href: Type.String(),
  /** The language of its words: English where a translation is missing. */
  language: Type.Enum([...languages]),
  /** Around the words of the query, in parts: it is text, never HTML. */
  excerpt: Type.Array(Type.Object({ text: Type.String(), isHit: Type.Boolean() })),
  product: Type.Optional(FoundProduct),
});
export type SearchHit = Type.Static<typeof SearchHit>;

export const SearchResponse = Type.Object({
  /** The words that were searched for instead, where some were mistyped; else empty. */
  readAs: Type.String(),
  /** Of all kinds. */
  total: Type.Integer(),
  /** The best hits of all kinds; the groups have the others. */
  best: Type.Array(SearchHit),
  /** The kind with the best hit first, and within it the best hit. */
  groups: Type.Array(
    Type.Object({
      kind: Type.Enum([...searchKinds]),
      /** Of which the first are listed. */
      total: Type.Integer(),
      hits: Type.Array(SearchHit),
    }),
  ),
  /** Where nothing was found: what could have been meant, and finds something. */
  suggestions: Type.Array(Type.String()),
});
export type SearchResponse = Type.Static<typeof SearchResponse>;
