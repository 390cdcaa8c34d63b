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
  /** Of whoever is not signed in. */
  email: Type.Optional(Type.String({ maxLength: 500 })),
  /** No person sees this field; what fills it in is a machine. */
  fax: Type.Optional(Type.String()),
  /** Of the page; the mails are written in it. */
  language: Type.Optional(Type.Enum([...languages])),
});
export type PriceAlertBody = Type.Static<typeof PriceAlertBody>;

/** `waiting`: a mail asks for a yes first. `watching`: the address is the signed-in person's own. */
export const PriceAlertAnswer = Type.Object({
  state: Type.Union([Type.Literal("waiting"), Type.Literal("watching")]),
});

/** GET and DELETE /laravel/rest/price-alerts, of whoever is signed in. */
export const OwnPriceAlertQuery = Type.Object({
  path: Type.String({ minLength: 1, maxLength: 200 }),
});
const Wish = Type.Object({ currency: Currency, amount: Type.Integer() });
export const OwnPriceAlertAnswer = Type.Object({ alert: Type.Union([Wish, Type.Null()]) });

/** POST /laravel/rest/price-alerts/confirm and …/stop, with what stands in the link of a mail. */
export const PriceAlertTokenBody = Type.Object({ token: Type.String({ maxLength: 200 }) });
