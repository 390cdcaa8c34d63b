import { languages } from "@autotune/routes";
import Type from "typebox";

/** POST /laravel/rest/emailsignup */
export const NewsletterBody = Type.Object({
  email: Type.String({ maxLength: 500 }),
  /** No person sees this field; what fills it in is a machine. */
  fax: Type.Optional(Type.String()),
  /** Of the page; the mail is written in it. */
  language: Type.Optional(Type.Enum([...languages])),
});
export type NewsletterBody = Type.Static<typeof NewsletterBody>;

/** POST /laravel/rest/emailsignup/confirm, with the token of the link in the e-mail. */
export const ConfirmNewsletterBody = Type.Object({ token: Type.String({ maxLength: 100 }) });
export type ConfirmNewsletterBody = Type.Static<typeof ConfirmNewsletterBody>;
