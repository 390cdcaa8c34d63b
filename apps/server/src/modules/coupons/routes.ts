import { isEmail, normaliseEmail } from "@autotune/commerce";
import {
  CouponAnswer,
  CouponBody,
  ErrorBody,
  errorBody,
  RefusedCouponAnswer,
} from "@autotune/contract";
import type { App } from "../../app.ts";
import { isStorable } from "../accounts/storable-text.ts";
import type { CodeAttempts } from "./code-attempts.ts";
import { isGuess, judgeCoupon } from "./judge-coupon.ts";
import { normaliseCode } from "./normalise-code.ts";
import { findCoupon } from "./repository.ts";
import { viewCoupon } from "./view-coupon.ts";

/** Looking a coupon up. What it takes off a cart, the checkout decides. */
export async function couponRoutes(app: App, { codes }: { codes: CodeAttempts }): Promise<void> {
  app.post(
    "/laravel/rest/coupon",
    {
      preHandler: app.recogniseAccount,
      schema: {
        summary: "Look a coupon up by its code",
        tags: ["checkout"],
        body: CouponBody,
        response: { 200: CouponAnswer, 422: RefusedCouponAnswer, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      await codes.begin(request, reply);
      const email = request.signedIn?.email ?? guestEmail(request.body.email);
      const found = await findCoupon(app.database, normaliseCode(request.body.code), email);
      const judged = judgeCoupon(found, email);
      // What a typed address is told, it is told of whoever has it: that is an attempt too.
      const isTyped = request.signedIn === undefined && email !== undefined;
      if (!isTyped && !isGuess(judged)) await codes.forget(request);
      if (typeof judged === "string")
        return reply.status(422).send({
          ...errorBody("couponRefused", request.id),
          error: "couponRefused",
          reason: judged,
        });
      return viewCoupon(judged);
    },
  );
}

function guestEmail(typed: string | undefined): string | undefined {
  if (typed === undefined || !isStorable(typed)) return undefined;
  const email = normaliseEmail(typed);
  return isEmail(email) ? email : undefined;
}
