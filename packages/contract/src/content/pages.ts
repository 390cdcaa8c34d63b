import { languages } from "@autotune/routes";
import Type from "typebox";

/** GET /wp-json/wp/v2/pages */
export const PagesQuery = Type.Object({
  slug: Type.String({ minLength: 1, maxLength: 200 }),
  lang: Type.Optional(Type.Enum([...languages])),
});

export const PagesResponse = Type.Array(
  Type.Object({
    slug: Type.String(),
    status: Type.Literal("publish"),
    lang: Type.String(),
    title: Type.Object({ rendered: Type.String() }),
    meta: Type.Object({
      seo: Type.Unsafe<Record<string, unknown>>({ type: "object", additionalProperties: true }),
      blocks: Type.Array(
        Type.Unsafe<Record<string, unknown>>({ type: "object", additionalProperties: true }),
      ),
    }),
  }),
);
