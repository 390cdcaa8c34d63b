import { languages } from "@autotune/routes";
import Type from "typebox";

const words = (maxLength: number) => Type.String({ maxLength, pattern: "\\S" });

/** POST /laravel/rest/edu-inquiries */
export const EduInquiryBody = Type.Object({
  name: words(100),
  email: Type.String({ maxLength: 500 }),
  school: words(200),
  /** Two letters, of ISO 3166-1. */
  country: Type.String({ pattern: "^[A-Z]{2}$" }),
  seats: Type.Integer({ minimum: 1, maximum: 100_000 }),
  message: Type.String({ maxLength: 4000 }),
  /** No person sees this field; what fills it in is a machine. */
  fax: Type.Optional(Type.String()),
  /** Of the page; the reply is written in it. */
  language: Type.Optional(Type.Enum([...languages])),
});
export type EduInquiryBody = Type.Static<typeof EduInquiryBody>;
