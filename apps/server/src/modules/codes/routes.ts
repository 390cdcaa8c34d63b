import { parseRedeemCode } from "@autotune/commerce";
import {
  DealerAnswer,
  DealerParams,
  ErrorBody,
  errorBody,
  RedeemCodeAnswer,
  RedeemCodeBody,
  RefusedCodeAnswer,
  type CodeRefusal,
} from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Counter } from "prom-client";
import type { App } from "../../app.ts";
import { Refusal } from "../../plugins/errors.ts";
import { viewCoupon } from "../coupons/view-coupon.ts";
import { promotionTokens } from "../promotions/promotion-token.ts";
import { viewPromotion } from "../promotions/view-promotion.ts";
import { codeHashes } from "./code-hash.ts";
import { redeemCode } from "./redeem-code.ts";
import {
  countRedemptions,
  defaultRedemptionLimits,
  type RedemptionLimits,
} from "./redemption-limits.ts";
import { findDealer, readRedeemedLicences } from "./repository.ts";

export interface CodeOptions {
  /** Known to every web process; the key of promotion tokens is made from it. */
  readonly tokenSecret: string;
  /** Kept for years; codes are found by a key that is made from it. */
  readonly codeSecret: string;
  readonly limits?: RedemptionLimits;
}

const tags = ["promotions"];

/** Codes that are redeemed for a licence, a promotion or a coupon. */
export async function codeRoutes(
  app: App,
  { tokenSecret, codeSecret, limits = defaultRedemptionLimits }: CodeOptions,
): Promise<void> {
  const tokens = promotionTokens(tokenSecret);
  const hashCode = codeHashes(codeSecret);
  const attempts = countRedemptions(app, limits);
  const counted = new Counter({
    name: "code_redemptions_total",
    help: "Attempts to redeem a code, by what came of them",
    labelNames: ["outcome"],
    registers: [app.metrics],
  });

  const refuse = (
    request: FastifyRequest,
    reply: FastifyReply,
    reason: CodeRefusal | "notQualified",
  ) => {
    counted.inc({ outcome: reason });
    // Never the code: it may be somebody's, and one letter wrong.
    request.log.warn({ reason, accountId: request.account.id, ip: request.ip }, "code refused");
    if (reason === "notQualified")
      return reply.status(422).send({
        ...errorBody("promotionRefused", request.id),
        error: "promotionRefused" as const,
      });
    return reply
      .status(422)
      .send({ ...errorBody("codeRefused", request.id), error: "codeRefused" as const, reason });
  };

  app.post(
    "/laravel/rest/redeem-code",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Redeem a code for what it gives; the same person may do so again",
        tags,
        body: RedeemCodeBody,
        response: {
          200: RedeemCodeAnswer,
          401: ErrorBody,
          403: ErrorBody,
          422: RefusedCodeAnswer,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { code: typed, token, lang: language = defaultLanguage } = request.body;
      if (!tokens.isValid(token, new Date())) throw new Refusal("foreignCall");
      const code = parseRedeemCode(typed);
      if (code === undefined) {
        await attempts.countMistyped(request, reply);
        return refuse(request, reply, "codeMistyped");
      }
      await attempts.begin(request, reply);
      const { id: accountId, email } = request.account;
      const hash = hashCode(code);
      // Asked for before the transaction begins: it may have to connect first.
      const enqueue = await app.readyToEnqueue();
      const account = { id: accountId, email };
      const redemption = await redeemCode(app.transact, enqueue, { code, hash, account });
      if (!redemption.ok) {
        if (redemption.reason !== "codeUnknown") await attempts.forget(request);
        return refuse(request, reply, redemption.reason);
      }
      await attempts.forget(request);
      const { redeemed } = redemption;
      const { dealer, isRepeated } = redeemed;
      counted.inc({ outcome: isRepeated ? "repeated" : "redeemed" });
      switch (redeemed.kind) {
        case "licence": {
          const licences = await readRedeemedLicences(app.database, hash, { accountId, language });
          return reply.send({
            kind: redeemed.kind,
            dealer,
            isRepeated,
            licences: licences.map(({ name, pid, path, serial }) => ({ name, pid, path, serial })),
          });
        }
        case "coupon":
          return reply.send({
            kind: redeemed.kind,
            dealer,
            isRepeated,
            coupon: viewCoupon(redeemed.coupon),
          });
        case "promotion":
          return reply.send({
            kind: redeemed.kind,
            dealer,
            isRepeated,
            promotion: viewPromotion(redeemed.promotion),
          });
      }
    },
  );

  app.get(
    "/laravel/rest/dealers/:slug",
    {
      onRequest: app.limit({ name: "dealer", requests: 60, perSeconds: 60 }),
      schema: {
        summary: "What a dealer who handed out codes is called",
        tags,
        params: DealerParams,
        response: { 200: DealerAnswer, 404: ErrorBody, 429: ErrorBody },
      },
    },
    async (request) => {
      const name = await findDealer(app.database, request.params.slug);
      if (name === undefined) throw new Refusal("notFound");
      return { name };
    },
  );
}
