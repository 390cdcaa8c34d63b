import Type from "typebox";

export const NewsletterFormBlock = Type.Object({
  block: Type.Literal("newsletterForm"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
});
export type NewsletterFormBlock = Type.Static<typeof NewsletterFormBlock>;
export type NewsletterFormView = NewsletterFormBlock;
