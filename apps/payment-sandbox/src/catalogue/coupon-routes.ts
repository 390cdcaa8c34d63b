import type { App, Context } from "../app.ts";
import { Coupon, saveCoupon } from "./coupons.ts";

export async function couponRoutes(app: App, { pool }: Context): Promise<void> {
  app.post(
    "/coupons",
    { config: { action: "coupon.create" }, schema: { body: Coupon } },
    async (request) => {
      await saveCoupon(pool, request.body);
      return { coupon: request.body.coupon, action: "coupon.create", result: "success" };
    },
  );
}
