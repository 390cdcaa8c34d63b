import {
  ErrorBody,
  PromotionResponse,
  PromotionBody,
  PromotionTokenResponse,
} from "@autotune/contract";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import type { CodeAttempts } from "../coupons/code-attempts.ts";
import { normaliseCode } from "../coupons/normalise-code.ts";
import { isGranted } from "./promotion-json.ts";
import { promotionTokens } from "./promotion-token.ts";
import { findPromotion } from "./repository.ts";
import { viewPromotion } from "./view-promotion.ts";

export interface PromotionOptions {
  readonly codes: CodeAttempts;
  /** Shared by all web processes; the key of promotion tokens is derived from it. */
  readonly secret: string;
}

const tags = ["promotions"];

/** Products at special prices for those who have a code and qualify. */
export async function promotionRoutes(
  app: App,
  { codes, secret }: PromotionOptions,
): Promise<void> {
  const tokens = promotionTokens(secret);

  app.get(
    "/laravel/rest/promo_token_C11A6954",
    {
      onRequest: app.limit({ name: "promotion-token", requests: 60, perSeconds: 60 }),
      schema: {
        summary: "The token that promotion calls require",
        tags,
        response: { 200: PromotionTokenResponse, 429: ErrorBody },
      },
    },
    async () => ({ token: tokens.create(new Date()) }),
  );

  app.post(
    "/laravel/rest/promotion",
    {
      preHandler: app.recogniseAccount,
      schema: {
        summary: "What a promotion code offers the caller",
        tags,
        body: PromotionBody,
        response: { 200: PromotionResponse, 403: ErrorBody, 422: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const { code, token } = request.body;
      if (!tokens.isValid(token, new Date())) throw new ApiError("foreignCall");
      await codes.begin(request, reply);
      const found = await findPromotion(app.database, normaliseCode(code), request.signedIn ?? {});
      if (found !== undefined) await codes.release(request);
      if (!isGranted(found)) throw new ApiError("promotionRefused");
      return viewPromotion(found);
    },
  );
}
