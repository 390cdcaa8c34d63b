import Type from "typebox";

/** Words that mean the same to somebody who searches, in one language: who types one of them finds the others. */
export const SearchSynonymsBody = Type.Object({
  words: Type.Array(Type.String({ minLength: 1 }), { minItems: 2 }),
});
export type SearchSynonymsBody = Type.Static<typeof SearchSynonymsBody>;
