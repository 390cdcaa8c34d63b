import { affiliateClickForm, cartRefusals, couponRefusals, lineRefusals } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import Type from "typebox";
import { OrderAnswer } from "./order.ts";

const Line = Type.Object({
  path: Type.String({ maxLength: 200 }),
  quantity: Type.Number(),
  /** Of one copy as it was shown, before any coupon. */
  unitPrice: Type.Number(),
  isFreebie: Type.Optional(Type.Boolean()),
  /** Upgrades only: the owned licence that it is paid with. */
  qualifying_product: Type.Optional(
    Type.Object({
      code: Type.String({ maxLength: 200 }),
      purchase_id: Type.String({ maxLength: 200 }),
      serial: Type.String({ maxLength: 200 }),
    }),
  ),
});

const Guest = Type.Object({
  email: Type.String({ maxLength: 500 }),
  first_name: Type.String({ maxLength: 200 }),
  last_name: Type.String({ maxLength: 200 }),
});
export type Guest = Type.Static<typeof Guest>;

/**
 * POST /laravel/rest/checkout. Numbers of any kind are let through here, because a forged one deserves
 * its own reason, which the rules give.
 */
export const CheckoutBody = Type.Object({
  lines: Type.Array(Line, { maxItems: 50 }),
  currency: Type.String({ maxLength: 3 }),
  language: Type.Enum([...languages]),
  coupon: Type.Optional(Type.String({ maxLength: 100 })),
  promotion: Type.Optional(Type.String({ maxLength: 100 })),
  /** Who buys without an account. Ignored for whoever is signed in. */
  guest: Type.Optional(Guest),
  /** What stood beside the button about plans that renew: the words that the buyer agrees to. */
  renewalTerms: Type.Optional(Type.String({ maxLength: 1000 })),
  /** Checkouts that the browser saw paid while we have not heard of it yet: the same cart is then a new one. */
  paid: Type.Optional(Type.Array(Type.String({ format: "uuid" }), { maxItems: 20 })),
  /** The affiliate's link that led here, of somebody who agreed to that being known. */
  affiliateClick: Type.Optional(Type.String({ pattern: affiliateClickForm.source })),
});
export type CheckoutBody = Type.Static<typeof CheckoutBody>;

/** The server has decided the cart and opened a session at the payment provider. */
export const CheckoutAnswer = Type.Object({
  checkoutId: Type.String(),
  /** What the provider's script opens. */
  sessionId: Type.String(),
  currency: Type.String(),
  /** Due today, the coupon taken off. */
  subtotal: Type.Integer(),
  discount: Type.Integer(),
});
export type CheckoutAnswer = Type.Static<typeof CheckoutAnswer>;

export const RefusedCartAnswer = Type.Object({
  error: Type.Literal("cartRefused"),
  message: Type.String(),
  requestId: Type.String(),
  reason: Type.Enum([...cartRefusals]),
  lines: Type.Array(
    Type.Object({
      path: Type.String(),
      reason: Type.Enum([...lineRefusals]),
      unitPrice: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
  coupon: Type.Union([Type.Enum([...couponRefusals]), Type.Null()]),
});
export type RefusedCartAnswer = Type.Static<typeof RefusedCartAnswer>;

/** GET /laravel/rest/checkout/{id}: where a purchase stands; the order as soon as there is one. */
export const CheckoutParams = Type.Object({ id: Type.String({ format: "uuid" }) });
export const CheckoutStateAnswer = Type.Object({
  order: Type.Union([OrderAnswer, Type.Null()]),
});
export type CheckoutStateAnswer = Type.Static<typeof CheckoutStateAnswer>;

/** POST /laravel/rest/coupon: looks a code up for the cart that it is typed into. */
export const CouponBody = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 100 }),
  /** Of somebody who buys without an account: a code may be given to one person. */
  email: Type.Optional(Type.String({ maxLength: 500 })),
});
export const CouponAnswer = Type.Object({
  code: Type.String(),
  /** By currency, in minor units; null for one that takes off a share. */
  cash_off: Type.Union([Type.Record(Type.String(), Type.Integer()), Type.Null()]),
  /** Above 0, at most 1; null for one that takes off an amount. */
  discount: Type.Union([Type.Number(), Type.Null()]),
  products: Type.Array(Type.String()),
  combine: Type.Boolean(),
});
export type CouponAnswer = Type.Static<typeof CouponAnswer>;
export const RefusedCouponAnswer = Type.Object({
  error: Type.Literal("couponRefused"),
  message: Type.String(),
  requestId: Type.String(),
  reason: Type.Enum([...couponRefusals]),
});
