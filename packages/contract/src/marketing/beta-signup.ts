import { languages } from "@autotune/routes";
import Type from "typebox";
import { betaPrograms } from "../content/blocks/beta-programs.ts";

/** POST /laravel/rest/:program/betasignup */
export const BetaSignupParams = Type.Object({ program: Type.Enum([...betaPrograms]) });

export const BetaSignupBody = Type.Object({
  first_name: Type.String({ maxLength: 200 }),
  last_name: Type.String({ maxLength: 200 }),
  email: Type.String({ maxLength: 500 }),
  birthyear: Type.Integer(),
  /** No person sees this field; what sets it is a machine. */
  fax: Type.Optional(Type.Boolean()),
  /** Of the page. */
  language: Type.Optional(Type.Enum([...languages])),
});
export type BetaSignupBody = Type.Static<typeof BetaSignupBody>;
