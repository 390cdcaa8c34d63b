import { languages } from "@autotune/routes";
import Type from "typebox";

/** GET /wp-json/antares/v1/manual-search */
export const ManualSearchQuery = Type.Object({
  q: Type.String({ maxLength: 100 }),
  lang: Type.Optional(Type.Enum([...languages])),
  /** The slug of a manual: only there. */
  manual: Type.Optional(Type.String({ maxLength: 200 })),
});

export const ManualSearchResponse = Type.Object({
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
