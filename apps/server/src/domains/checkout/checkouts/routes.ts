import {
  CheckoutResponse,
  CheckoutBody,
  ErrorBody,
  errorBody,
  PoliciesChangedResponse,
  RejectedCartResponse,
} from "@autotune/contract";
import { ProviderRejected, ProviderUnavailable, type PaymentProvider } from "@autotune/payments";
import { Counter } from "prom-client";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ipKey } from "@autotune/contract/ip-key";
import { ApiError } from "../../../platform/http/errors.ts";
import { rejectTooMany } from "../../../platform/http/rate-limits.ts";
import type { CodeAttempts } from "../coupons/code-attempts.ts";
import { isGuess } from "../coupons/judge-coupon.ts";
import { setCountryCookie } from "../../../platform/country/country-cookie.ts";
import { createFactsReader } from "./buyer-facts.ts";
import { deviceOf, recogniseBuyer } from "./recognise-buyer.ts";
import { createCheckoutRepository } from "./repository.ts";
import { openCheckout, type CheckoutResult } from "./open-checkout.ts";

export interface CheckoutOptions {
  readonly provider: PaymentProvider;
  readonly codes: CodeAttempts;
}

const outcomes = [
  "opened",
  "continued",
  "refused",
  "termsMissing",
  "policiesChanged",
  "accountExists",
  "heldBack",
] as const;

export async function checkoutRoutes(
  app: App,
  { provider, codes }: CheckoutOptions,
): Promise<void> {
  const deps = {
    database: app.database,
    transact: app.transact,
    readFacts: createFactsReader(app.database),
    checkouts: createCheckoutRepository(app.database),
    provider,
  };
  const counted = new Counter({
    name: "checkouts_total",
    help: "Carts that somebody wanted to pay for, by what became of it",
    labelNames: ["outcome"],
    registers: [app.metrics],
  });
  // Start at 0: monitoring that watches for growth does not see a counter that first appears at 1.
  for (const outcome of outcomes) counted.inc({ outcome }, 0);

  app.post(
    "/laravel/rest/checkout",
    {
      onRequest: app.limit({ name: "checkout", requests: 120, perSeconds: 60 }),
      preHandler: app.recogniseAccount,
      schema: {
        summary: "Check and price a cart, then open a payment session for it",
        tags: ["checkout"],
        body: CheckoutBody,
        response: {
          200: CheckoutResponse,
          400: ErrorBody,
          401: ErrorBody,
          409: Type.Union([PoliciesChangedResponse, ErrorBody]),
          422: RejectedCartResponse,
          429: ErrorBody,
          503: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const cart = request.body;
      const { buyer, remember } = recogniseBuyer(request, cart.guest);
      const place = ipKey(request.ip);
      const device = deviceOf(request, buyer);
      const country = await app.countryOf(request);
      const bearsCode = cart.coupon !== undefined || cart.promotion !== undefined;
      if (bearsCode) await codes.begin(request, reply);
      const result = await openCheckout(deps, { buyer, place, device, country, cart }).catch(
        (error: unknown) => {
          // The checkout may be stored already: a guest's browser that tries again finds it.
          remember(reply);
          // Rejected: its catalogue or our access there is not right yet, which a buyer cannot fix either.
          if (!(error instanceof ProviderUnavailable || error instanceof ProviderRejected))
            throw error;
          request.log.error({ err: error }, "the provider opened no session");
          throw new ApiError("providerUnavailable");
        },
      );
      counted.inc({ outcome: result.outcome });
      if (bearsCode && !isGuessed(result)) await codes.release(request);
      switch (result.outcome) {
        case "opened":
        case "continued":
          remember(reply);
          return result.response;
        case "termsMissing":
          throw new ApiError("invalidRequest");
        case "policiesChanged": {
          const body = errorBody("policiesChanged", request.id);
          const { policies } = result;
          return reply
            .status(409)
            .send({ ...body, error: "policiesChanged", policies: [...policies] });
        }
        case "accountExists":
          throw new ApiError("accountExists");
        case "heldBack":
          request.log.warn({ place }, "held back after declined payments");
          return rejectTooMany(reply, result.retryAfterSeconds);
        case "refused": {
          const { reason, lines, coupon } = result.rejected;
          request.log.info({ reason, lines, coupon }, "cart rejected");
          // A page cached by a CDN shows US dollars until the browser knows its country.
          if (reason === "currencyNotOffered") setCountryCookie(reply, country);
          const body = errorBody("cartRefused", request.id);
          return reply.status(422).send({ ...body, error: "cartRefused", reason, lines, coupon });
        }
      }
    },
  );
}

/** A rejection that an unknown code would also get: it counts as a guess. */
function isGuessed(result: CheckoutResult): boolean {
  if (result.outcome !== "refused") return false;
  const { reason, coupon } = result.rejected;
  return reason === "promotionNotQualified" || (coupon !== null && isGuess(coupon));
}
