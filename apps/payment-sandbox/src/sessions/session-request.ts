import Type from "typebox";
import { Pricing } from "../catalogue/product.ts";

const OptionalText = Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()]));
export const Country = Type.String({ pattern: "^[A-Z]{2}$" });
export const Language = Type.String({ pattern: "^[a-z]{2}(-[A-Za-z]{2,4})?$" });
export const Tags = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]);

const ContactRequest = Type.Object({
  first: OptionalText,
  last: OptionalText,
  email: Type.String({ pattern: "^[^\\s@]+@[^\\s@]+$", maxLength: 254 }),
  company: OptionalText,
  phone: OptionalText,
  country: Type.Optional(Type.Union([Country, Type.Null()])),
  postalCode: OptionalText,
  language: Type.Optional(Language),
});

export const ItemRequest = Type.Object({
  product: Type.String({ minLength: 1 }),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  pricing: Type.Optional(Pricing),
});
export type ItemRequest = Type.Static<typeof ItemRequest>;

export const SessionRequest = Type.Object({
  account: Type.Optional(Type.String({ minLength: 1 })),
  contact: Type.Optional(ContactRequest),
  items: Type.Array(ItemRequest, { minItems: 1 }),
  tags: Type.Optional(Tags),
  country: Type.Optional(Country),
  language: Type.Optional(Language),
  coupon: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
export type SessionRequest = Type.Static<typeof SessionRequest>;
