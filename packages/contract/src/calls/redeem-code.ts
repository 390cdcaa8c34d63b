import Type from "typebox";
import { CouponAnswer } from "./checkout.ts";
import { codeRefusals } from "./code-refusals.ts";
import { LicenceQuery } from "./licence.ts";
import { PromotionAnswer } from "./promotion.ts";

/** POST /laravel/rest/redeem-code: what a code gives to whoever is signed in. */
export const RedeemCodeBody = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 100 }),
  token: Type.String({ maxLength: 200 }),
  /** In which products are named. */
  ...LicenceQuery.properties,
});

/** Beside what it gives: from whom it came, and whether it was theirs before. */
const redeemed = { dealer: Type.String(), isRepeated: Type.Boolean() };

export const RedeemCodeAnswer = Type.Union([
  Type.Object({
    kind: Type.Literal("licence"),
    ...redeemed,
    licences: Type.Array(
      Type.Object({
        name: Type.String(),
        pid: Type.String(),
        path: Type.String(),
        serial: Type.String(),
      }),
    ),
  }),
  Type.Object({ kind: Type.Literal("coupon"), ...redeemed, coupon: CouponAnswer }),
  Type.Object({ kind: Type.Literal("promotion"), ...redeemed, promotion: PromotionAnswer }),
]);
export type RedeemCodeAnswer = Type.Static<typeof RedeemCodeAnswer>;

/** A refusal with its reason, or without one where the person does not qualify. */
export const RefusedCodeAnswer = Type.Object({
  error: Type.Union([Type.Literal("codeRefused"), Type.Literal("promotionRefused")]),
  message: Type.String(),
  requestId: Type.String(),
  reason: Type.Optional(Type.Enum([...codeRefusals])),
});

/** GET /laravel/rest/dealers/{slug}: who handed the codes out. */
export const DealerParams = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 100 }) });
export const DealerAnswer = Type.Object({ name: Type.String() });
