import { currencies } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import Type from "typebox";

const Currency = Type.Enum([...currencies]);

/** POST /laravel/rest/price-alerts */
export const PriceAlertBody = Type.Object({
  path: Type.String({ minLength: 1, maxLength: 200 }),
  currency: Currency,
  /** The price that is wished for, in the minor unit. */
  amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  /** Of a person who is not signed in. */
  email: Type.Optional(Type.String({ maxLength: 500 })),
  /** No person sees this field; what fills it in is a machine. */
  fax: Type.Optional(Type.String()),
  /** Of the page; the mails are written in it. */
  language: Type.Optional(Type.Enum([...languages])),
});
export type PriceAlertBody = Type.Static<typeof PriceAlertBody>;

/** `waiting`: an e-mail asks for confirmation first. `watching`: the address is the signed-in person's own. */
export const PriceAlertResponse = Type.Object({
  state: Type.Union([Type.Literal("waiting"), Type.Literal("watching")]),
});

/** GET and DELETE /laravel/rest/price-alerts, of the signed-in person. */
export const OwnPriceAlertQuery = Type.Object({
  path: Type.String({ minLength: 1, maxLength: 200 }),
});
const Wish = Type.Object({ currency: Currency, amount: Type.Integer() });
export const OwnPriceAlertResponse = Type.Object({ alert: Type.Union([Wish, Type.Null()]) });

/** POST /laravel/rest/price-alerts/confirm and …/stop, with the token of the link in an e-mail. */
export const PriceAlertTokenBody = Type.Object({ token: Type.String({ maxLength: 200 }) });
