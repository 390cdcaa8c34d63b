import { languages } from "@autotune/routes";
import Type from "typebox";

const CartSnapshotItem = Type.Object({
  name: Type.String({ maxLength: 200 }),
  path: Type.String({ maxLength: 200 }),
  pid: Type.String({ maxLength: 100 }),
  quantity: Type.Integer({ minimum: 1, maximum: 99 }),
  thumbnail: Type.String({ maxLength: 300 }),
  url: Type.String({ maxLength: 300 }),
  currencyFormattedFinalPrice: Type.String({ maxLength: 60 }),
});
export type CartSnapshotItem = Type.Static<typeof CartSnapshotItem>;

/** POST /laravel/rest/cart-updated: what lies in a signed-in person's cart, upgrades too. */
export const CartUpdatedBody = Type.Array(CartSnapshotItem, { maxItems: 60 });
export type CartUpdatedBody = Type.Static<typeof CartUpdatedBody>;

/** POST /laravel/rest/cart-updated-ua: the same of somebody who only gave an address. */
export const AnonymousCartBody = Type.Object({
  email: Type.String({ maxLength: 500 }),
  products: CartUpdatedBody,
  language: Type.Optional(Type.Enum([...languages])),
});
