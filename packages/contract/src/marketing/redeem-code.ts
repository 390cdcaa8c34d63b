import Type from "typebox";
import { CouponResponse } from "../checkout/checkout.ts";
import { codeRejections } from "./code-rejections.ts";
import { LicenceQuery } from "../licensing/licence.ts";
import { PromotionResponse } from "../checkout/promotion.ts";

/** POST /laravel/rest/redeem-code: what a code grants to the signed-in person. */
export const RedeemCodeBody = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 100 }),
  token: Type.String({ maxLength: 200 }),
  /** In which products are named. */
  ...LicenceQuery.properties,
});

/** Beside what it grants: from whom it came, and whether it was theirs before. */
const redeemed = { dealer: Type.String(), isRepeated: Type.Boolean() };

export const RedeemCodeResponse = Type.Union([
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
  Type.Object({ kind: Type.Literal("coupon"), ...redeemed, coupon: CouponResponse }),
  Type.Object({ kind: Type.Literal("promotion"), ...redeemed, promotion: PromotionResponse }),
]);
export type RedeemCodeResponse = Type.Static<typeof RedeemCodeResponse>;

/** A rejection with its reason, or without one where the person does not qualify. */
export const RejectedCodeResponse = Type.Object({
  error: Type.Union([Type.Literal("codeRefused"), Type.Literal("promotionRefused")]),
  message: Type.String(),
  requestId: Type.String(),
  reason: Type.Optional(Type.Enum([...codeRejections])),
});

/** GET /laravel/rest/dealers/{slug}: who issued the codes. */
export const DealerParams = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 100 }) });
export const DealerResponse = Type.Object({ name: Type.String() });
