import { isEmail, normaliseEmail } from "@autotune/commerce";
import {
  CouponResponse,
  CouponBody,
  ErrorBody,
  errorBody,
  RejectedCouponResponse,
} from "@autotune/contract";
import type { App } from "../../../platform/app.ts";
import { isStorable } from "../../../platform/http/storable-text.ts";
import type { CodeAttempts } from "./code-attempts.ts";
import { isGuess, judgeCoupon } from "./judge-coupon.ts";
import { normaliseCode } from "./normalise-code.ts";
import { findCoupon } from "./repository.ts";
import { viewCoupon } from "./view-coupon.ts";

/** Looking up a coupon. The checkout decides what it takes off a cart. */
export async function couponRoutes(app: App, { codes }: { codes: CodeAttempts }): Promise<void> {
  app.post(
    "/laravel/rest/coupon",
    {
      preHandler: app.recogniseAccount,
      schema: {
        summary: "Look up a coupon by its code",
        tags: ["checkout"],
        body: CouponBody,
        response: { 200: CouponResponse, 422: RejectedCouponResponse, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      await codes.begin(request, reply);
      const email = request.signedIn?.email ?? guestEmail(request.body.email);
      const found = await findCoupon(app.database, normaliseCode(request.body.code), email);
      const judged = judgeCoupon(found, { email, accountId: request.signedIn?.id });
      // The response reveals something about the owner of a typed email address, so that is an attempt too.
      const isTyped = request.signedIn === undefined && email !== undefined;
      if (!isTyped && !isGuess(judged)) await codes.release(request);
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
