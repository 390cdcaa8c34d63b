import { currencies } from "@autotune/commerce";
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

/** Of POST /laravel/rest/cart-updated, beside the list: omitted fields change nothing about how it is stored. */
export const CartUpdatedQuery = Type.Object({
  /**
   * The revision that the browser has seen last, or `none`: a cart that has another one by now is not replaced
   * but returned.
   */
  after: Type.Optional(Type.String({ maxLength: 36 })),
  /** In which the person reads the shop, and in which it shows its prices. */
  language: Type.Optional(Type.Enum([...languages])),
  currency: Type.Optional(Type.Enum([...currencies])),
});

const StoredItem = Type.Object({ path: Type.String(), quantity: Type.Integer() });
export type StoredItem = Type.Static<typeof StoredItem>;

/** GET /laravel/rest/cart: the signed-in person's cart, from whichever device sent it last. */
export const StoredCartResponse = Type.Object({
  /** Null where nothing is stored. */
  revision: Type.Union([Type.String(), Type.Null()]),
  items: Type.Array(StoredItem),
});
export type StoredCartResponse = Type.Static<typeof StoredCartResponse>;

/** POST /laravel/rest/cart/recover, with the token of the link in a reminder. */
export const RecoverCartBody = Type.Object({ token: Type.String({ maxLength: 300 }) });
export const RecoveredCartResponse = Type.Object({ items: Type.Array(StoredItem) });

/** POST /laravel/rest/cart-begun: a browser's empty cart got its first product. It is counted, and nothing else. */
export const CartBegunBody = Type.Object({ language: Type.Enum([...languages]) });
export type CartBegunBody = Type.Static<typeof CartBegunBody>;

/** POST /laravel/rest/cart-updated-ua: the same for a person who only gave an e-mail address. */
export const AnonymousCartBody = Type.Object({
  email: Type.String({ maxLength: 500 }),
  products: CartUpdatedBody,
  language: Type.Optional(Type.Enum([...languages])),
});
