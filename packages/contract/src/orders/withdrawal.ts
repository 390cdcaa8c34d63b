import { languages } from "@autotune/routes";
import Type from "typebox";

/** POST /laravel/rest/withdrawals: a consumer withdraws from a contract, with or without an account. */
export const WithdrawalBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  email: Type.String({ maxLength: 500 }),
  /** Of the order, as it is in the e-mail. */
  reference: Type.String({ minLength: 1, maxLength: 60 }),
  /** What of the order it is about; empty for all of it. */
  part: Type.String({ maxLength: 2000 }),
  /** Of the page; the receipt is written in it. */
  language: Type.Enum([...languages]),
});
export type WithdrawalBody = Type.Static<typeof WithdrawalBody>;
