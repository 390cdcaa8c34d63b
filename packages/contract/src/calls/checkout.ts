import { cartRefusals, lineRefusals } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import Type from "typebox";
import { OrderAnswer } from "./order.ts";

/**
 * POST /laravel/rest/checkout. Numbers of any kind are let through here, because a forged one deserves
 * its own reason, which the rules give.
 */
export const CheckoutBody = Type.Object({
  lines: Type.Array(
    Type.Object({
      path: Type.String({ maxLength: 200 }),
      quantity: Type.Number(),
      unitPrice: Type.Number(),
    }),
    { maxItems: 50 },
  ),
  currency: Type.String({ maxLength: 3 }),
  language: Type.Enum([...languages]),
});
export type CheckoutBody = Type.Static<typeof CheckoutBody>;

/** The server has decided the cart and opened a session at the payment provider. */
export const CheckoutAnswer = Type.Object({
  checkoutId: Type.String(),
  /** What the provider's script opens. */
  sessionId: Type.String(),
  currency: Type.String(),
  subtotal: Type.Integer(),
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
});
export type RefusedCartAnswer = Type.Static<typeof RefusedCartAnswer>;

/** GET /laravel/rest/checkout/{id}: where a purchase stands; the order as soon as there is one. */
export const CheckoutParams = Type.Object({ id: Type.String({ format: "uuid" }) });
export const CheckoutStateAnswer = Type.Object({
  order: Type.Union([OrderAnswer, Type.Null()]),
});
export type CheckoutStateAnswer = Type.Static<typeof CheckoutStateAnswer>;
