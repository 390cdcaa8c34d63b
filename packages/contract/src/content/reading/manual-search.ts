import { languages } from "@autotune/routes";
import Type from "typebox";
import { searchModes } from "../search.ts";

/** GET /wp-json/antares/v1/manual-search */
export const ManualSearchQuery = Type.Object({
  q: Type.String({ maxLength: 100 }),
  lang: Type.Optional(Type.Enum([...languages])),
  /** The slug of a manual: only there. */
  manual: Type.Optional(Type.String({ maxLength: 200 })),
  mode: Type.Optional(Type.Enum([...searchModes])),
});

export const ManualSearchResponse = Type.Object({
  /** The words that were searched for instead, where some were mistyped; else empty. */
  readAs: Type.String(),
  total: Type.Integer(),
  hits: Type.Array(
    Type.Object({
      manual: Type.String(),
      chapter: Type.String(),
      title: Type.String(),
      href: Type.String(),
      language: Type.Enum([...languages]),
      excerpt: Type.Array(Type.Object({ text: Type.String(), isHit: Type.Boolean() })),
    }),
  ),
});
