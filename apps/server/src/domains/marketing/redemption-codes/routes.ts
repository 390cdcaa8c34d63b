import { parseRedeemCode } from "@autotune/commerce";
import {
  DealerResponse,
  DealerParams,
  ErrorBody,
  errorBody,
  RedeemCodeResponse,
  RedeemCodeBody,
  RejectedCodeResponse,
  type CodeRejection,
} from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Counter } from "prom-client";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { viewCoupon, promotionTokens, viewPromotion } from "../../checkout/index.ts";
import { codeHashes } from "./code-hash.ts";
import { redeemCode } from "./redeem-code.ts";
import {
  countRedemptions,
  defaultRedemptionLimits,
  type RedemptionLimits,
} from "./redemption-limits.ts";
import { findDealer, findStoredHash, readRedeemedLicences } from "./repository.ts";

export interface CodeOptions {
  /** Shared by all web processes; the key of promotion tokens is derived from it. */
  readonly tokenSecret: string;
  /** Long-lived; the key by which codes are found is derived from it. */
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
  const hashes = codeHashes(codeSecret);
  const attempts = countRedemptions(app, limits);
  const counted = new Counter({
    name: "code_redemptions_total",
    help: "Attempts to redeem a code, by what came of them",
    labelNames: ["outcome"],
    registers: [app.metrics],
  });

  const reject = (
    request: FastifyRequest,
    reply: FastifyReply,
    reason: CodeRejection | "notQualified",
  ) => {
    counted.inc({ outcome: reason });
    // Never log the code: it may be a person's, with one typo.
    request.log.warn({ reason, accountId: request.account.id, ip: request.ip }, "code rejected");
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
        summary: "Redeem a code; safe for the same person to repeat",
        tags,
        body: RedeemCodeBody,
        response: {
          200: RedeemCodeResponse,
          401: ErrorBody,
          403: ErrorBody,
          422: RejectedCodeResponse,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { code: typed, token, lang: language = defaultLanguage } = request.body;
      if (!tokens.isValid(token, new Date())) throw new ApiError("foreignCall");
      const code = parseRedeemCode(typed);
      if (code === undefined) {
        await attempts.countMistyped(request, reply);
        return reject(request, reply, "codeMistyped");
      }
      await attempts.begin(request, reply);
      const { id: accountId, email } = request.account;
      const hash = await findStoredHash(app.database, hashes.find(code));
      // Obtained before the transaction begins: it may have to connect first.
      const enqueue = await app.readyToEnqueue();
      const account = { id: accountId, email };
      const redemption = await redeemCode(app.transact, enqueue, { code, hash, account });
      if (!redemption.ok) {
        if (redemption.reason !== "codeUnknown") await attempts.release(request);
        return reject(request, reply, redemption.reason);
      }
      await attempts.release(request);
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
        summary: "The name of the dealer who issued a code",
        tags,
        params: DealerParams,
        response: { 200: DealerResponse, 404: ErrorBody, 429: ErrorBody },
      },
    },
    async (request) => {
      const name = await findDealer(app.database, request.params.slug);
      if (name === undefined) throw new ApiError("notFound");
      return { name };
    },
  );
}
