import {
  CheckoutAnswer,
  CheckoutBody,
  CheckoutParams,
  CheckoutStateAnswer,
  ErrorBody,
  errorBody,
  RefusedCartAnswer,
} from "@autotune/contract";
import { ProviderRefused, ProviderUnavailable, type PaymentProvider } from "@autotune/payments";
import type { App } from "../../app.ts";
import { Refusal } from "../../plugins/errors.ts";
import { findOrderOfCheckout } from "../orders/repository.ts";
import { countryOfCookies } from "./country-of-cookies.ts";
import { openCheckout } from "./service.ts";

export interface CheckoutOptions {
  readonly provider: PaymentProvider;
}

export async function checkoutRoutes(app: App, { provider }: CheckoutOptions): Promise<void> {
  app.post(
    "/laravel/rest/checkout",
    {
      onRequest: app.limit({ name: "checkout", requests: 120, perSeconds: 60 }),
      preHandler: app.requireAccount,
      schema: {
        summary: "Decide a cart and open a payment session for it",
        tags: ["checkout"],
        body: CheckoutBody,
        response: { 200: CheckoutAnswer, 401: ErrorBody, 422: RefusedCartAnswer, 503: ErrorBody },
      },
    },
    async (request, reply) => {
      const result = await openCheckout(
        { database: app.database, provider },
        {
          account: request.account,
          country: countryOfCookies(request.headers.cookie),
          cart: request.body,
        },
      ).catch((error: unknown) => {
        // Refused: its catalogue or our access there is not right yet, which a buyer cannot mend either.
        if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused))
          throw error;
        request.log.error({ err: error }, "the provider opened no session");
        throw new Refusal("providerUnavailable");
      });
      if (result.ok) return result.answer;
      request.log.info({ reason: result.reason, lines: result.lines }, "cart refused");
      return reply.status(422).send({
        ...errorBody("cartRefused", request.id),
        error: "cartRefused",
        reason: result.reason,
        lines: result.lines,
      });
    },
  );

  app.get(
    "/laravel/rest/checkout/:id",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Where a purchase stands",
        tags: ["checkout"],
        params: CheckoutParams,
        response: { 200: CheckoutStateAnswer, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request) => {
      const found = await findOrderOfCheckout(app.database, request.account.id, request.params.id);
      if (found === undefined) throw new Refusal("notFound");
      return found;
    },
  );
}
