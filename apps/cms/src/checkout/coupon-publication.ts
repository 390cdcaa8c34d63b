import { normaliseEmail, type CouponWorth } from "@autotune/commerce";
import { publishCoupon, withdrawCoupon } from "@autotune/database";
import { APIError } from "payload";
import type { Coupon } from "../payload-types.ts";
import { amountsToPublished } from "../catalogue/prices/amounts-to-published.ts";
import type { RowPublication } from "../platform/publishing/publication.ts";
import { loadProductReferences } from "../platform/publishing/references.ts";

export const couponPublication: RowPublication<Coupon> = {
  collection: "coupons",
  read: (payload, options) => payload.findByID({ ...options, collection: "coupons" }),
  keyOf: ({ code }) => code ?? undefined,
  rowReferences: { products: ["products"] },
  async publish(transaction, coupon, req) {
    const { code, combine, startsAt, endsAt, forEmail, oncePerPerson } = coupon;
    if (!code) throw new APIError("Add a code before you publish.", 400);
    await publishCoupon(transaction, {
      code,
      worth: worthOf(coupon),
      products: (await loadProductReferences(req)).products(coupon.products),
      combine: combine ?? false,
      startsAt: startsAt ?? null,
      endsAt: endsAt ?? null,
      forEmail: forEmail ? normaliseEmail(forEmail) : null,
      oncePerPerson: oncePerPerson ?? false,
    });
  },
  withdraw: withdrawCoupon,
};

function worthOf({ kind, percent, amounts }: Coupon): CouponWorth {
  return kind === "cashOff"
    ? { kind, amounts: amountsToPublished(amounts) }
    : { kind: "discount", fraction: (percent ?? 0) / 100 };
}
