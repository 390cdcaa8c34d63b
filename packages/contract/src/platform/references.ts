import Type from "typebox";

/**
 * Published documents point to each other by key and are put together when they are served:
 * an embedded copy could show what has been withdrawn since.
 */
export const ProductReference = Type.String({ minLength: 1, description: "A product's path" });
export const ProductPageReference = Type.String({
  minLength: 1,
  description: "family/slug of a product page",
});
export const DownloadPageReference = Type.String({
  minLength: 1,
  description: "A download page's slug",
});
export const TestimonialReference = Type.String({
  minLength: 1,
  description: "A testimonial's slug",
});
export const VideoReference = Type.String({ minLength: 1, description: "A film's id" });
export const ImageReference = Type.String({ minLength: 1, description: "A picture's id" });

export const Link = Type.Union([
  Type.Object({ to: Type.Literal("productPage"), key: ProductPageReference }),
  Type.Object({ to: Type.Literal("page"), key: Type.String({ minLength: 1 }) }),
  Type.Object({ to: Type.Literal("url"), url: Type.String({ pattern: "^(?:https://|/(?!/))" }) }),
]);
export type Link = Type.Static<typeof Link>;

export const Action = Type.Object({ label: Type.String({ minLength: 1 }), link: Link });
export type Action = Type.Static<typeof Action>;
