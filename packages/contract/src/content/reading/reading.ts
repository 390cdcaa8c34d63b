import Type from "typebox";
import { ImageReference, ProductReference } from "../../platform/references.ts";
import { readingHrefPattern, slugPattern } from "../url-patterns.ts";

/** A run of words: plain, marked, or a link. */
export const ReadingSpan = Type.Union([
  Type.String({ minLength: 1 }),
  Type.Object({
    mark: Type.Enum(["strong", "emphasis", "code"]),
    text: Type.String({ minLength: 1 }),
  }),
  Type.Object({
    href: Type.String({ pattern: readingHrefPattern }),
    text: Type.String({ minLength: 1 }),
  }),
]);
export type ReadingSpan = Type.Static<typeof ReadingSpan>;

const ReadingText = Type.Array(ReadingSpan, { minItems: 1 });
export type ReadingText = Type.Static<typeof ReadingText>;

/** One piece of a text that is read at length. What it means, not how it looks. */
export const ReadingPart = Type.Union([
  /** A paragraph. */
  Type.Object({ kind: Type.Literal("text"), text: ReadingText }),
  Type.Object({ kind: Type.Literal("list"), items: Type.Array(ReadingText) }),
  /** In the order in which they are done. */
  Type.Object({ kind: Type.Literal("steps"), items: Type.Array(ReadingText) }),
  /** What saves the reader from a mistake. */
  Type.Object({ kind: Type.Literal("note"), text: ReadingText }),
  /** An empty cell is an empty list. */
  Type.Object({
    kind: Type.Literal("table"),
    head: Type.Array(Type.Array(ReadingSpan)),
    rows: Type.Array(Type.Array(Type.Array(ReadingSpan))),
  }),
  /** The drawn window of a product, a drawing of its manual, or an editor's own image. */
  Type.Object({
    kind: Type.Literal("picture"),
    shows: Type.Union([
      Type.Object({
        product: ProductReference,
        /** A drawing of the manual, by its name: the window with numbers, a part of it, the way of the voice. */
        view: Type.Optional(Type.String({ pattern: `^${slugPattern}$` })),
      }),
      Type.Object({ picture: ImageReference }),
    ]),
    caption: Type.String({ minLength: 1 }),
  }),
  /** The one number that carries a section: "12 ms", and what it is. */
  Type.Object({
    kind: Type.Literal("figure"),
    value: Type.String({ minLength: 1 }),
    label: Type.String({ minLength: 1 }),
  }),
]);
export type ReadingPart = Type.Static<typeof ReadingPart>;

export const ReadingSection = Type.Object({
  /** Its anchor in the URL, after the #; the same in every language. */
  anchor: Type.String({ pattern: `^${slugPattern}$` }),
  title: Type.String({ minLength: 1 }),
  parts: Type.Array(ReadingPart, { minItems: 1 }),
});
export type ReadingSection = Type.Static<typeof ReadingSection>;
