import {
  agreedDocuments,
  affiliateClickForm,
  cartRejections,
  couponRejections,
  lineRejections,
} from "@autotune/commerce";
import { languages } from "@autotune/routes";
import Type from "typebox";

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
 * POST /laravel/rest/checkout. Numbers of any kind pass here, because a forged one deserves its own reason,
 * which the rules give.
 */
export const CheckoutBody = Type.Object({
  lines: Type.Array(Line, { maxItems: 50 }),
  currency: Type.String({ maxLength: 3 }),
  language: Type.Enum([...languages]),
  coupon: Type.Optional(Type.String({ maxLength: 100 })),
  promotion: Type.Optional(Type.String({ maxLength: 100 })),
  /** A buyer without an account. Ignored for one who is signed in. */
  guest: Type.Optional(Guest),
  /** The text beside the button about plans that renew, which the buyer agrees to. */
  renewalTerms: Type.Optional(Type.String({ maxLength: 1000 })),
  /** The texts that the page named beside the button, in the versions that it named: the server checks them. */
  agreed: Type.Optional(
    Type.Array(
      Type.Object({
        document: Type.Enum([...agreedDocuments]),
        version: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      }),
      { maxItems: agreedDocuments.length },
    ),
  ),
  /** Checkouts that the browser saw paid before we were notified: the same cart is then a new one. */
  paid: Type.Optional(Type.Array(Type.String({ format: "uuid" }), { maxItems: 20 })),
  /** Unpaid checkouts of this browser that it gives up for this one: what counts once goes with it. */
  replaces: Type.Optional(Type.Array(Type.String({ format: "uuid" }), { maxItems: 20 })),
  /** The affiliate link that led here, if the buyer consented to it. */
  affiliateClick: Type.Optional(Type.String({ pattern: affiliateClickForm.source })),
});
export type CheckoutBody = Type.Static<typeof CheckoutBody>;

/** The server has decided the cart and opened a session at the payment provider. */
export const CheckoutResponse = Type.Object({
  checkoutId: Type.String(),
  /** What the provider's script opens. */
  sessionId: Type.String(),
  currency: Type.String(),
  /** Due today, the coupon deducted. */
  subtotal: Type.Integer(),
  discount: Type.Integer(),
});
export type CheckoutResponse = Type.Static<typeof CheckoutResponse>;

/** A text that the buyer agrees to with the order, in its current version. */
const CurrentPolicy = Type.Object({
  document: Type.Enum([...agreedDocuments]),
  version: Type.Integer(),
  title: Type.String(),
  /** Of the text: English where it is not translated. */
  language: Type.Enum([...languages]),
});
export type CurrentPolicy = Type.Static<typeof CurrentPolicy>;

/** The page named an older version, or none: nothing is opened before the buyer has seen the current one. */
export const PoliciesChangedResponse = Type.Object({
  error: Type.Literal("policiesChanged"),
  message: Type.String(),
  requestId: Type.String(),
  policies: Type.Array(CurrentPolicy),
});

export const RejectedCartResponse = Type.Object({
  error: Type.Literal("cartRefused"),
  message: Type.String(),
  requestId: Type.String(),
  reason: Type.Enum([...cartRejections]),
  lines: Type.Array(
    Type.Object({
      path: Type.String(),
      reason: Type.Enum([...lineRejections]),
      unitPrice: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
  coupon: Type.Union([Type.Enum([...couponRejections]), Type.Null()]),
});
export type RejectedCartResponse = Type.Static<typeof RejectedCartResponse>;

/** POST /laravel/rest/coupon: looks a code up for the cart that it is typed into. */
export const CouponBody = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 100 }),
  /** Of a buyer without an account: a code may be given to one person. */
  email: Type.Optional(Type.String({ maxLength: 500 })),
});
export const CouponResponse = Type.Object({
  code: Type.String(),
  /** By currency, in minor units; null for one that takes off a share. */
  cash_off: Type.Union([Type.Record(Type.String(), Type.Integer()), Type.Null()]),
  /** Above 0, at most 1; null for one that takes off an amount. */
  discount: Type.Union([Type.Number(), Type.Null()]),
  products: Type.Array(Type.String()),
  combine: Type.Boolean(),
});
export type CouponResponse = Type.Static<typeof CouponResponse>;
export const RejectedCouponResponse = Type.Object({
  error: Type.Literal("couponRefused"),
  message: Type.String(),
  requestId: Type.String(),
  reason: Type.Enum([...couponRejections]),
});
