import {
  ChargeParams,
  ConfirmedPlanChangeBody,
  ErrorBody,
  PauseBody,
  PlanChangeBody,
  PlanChangePreview,
  ProductChangeParams,
  ProviderPageResponse,
  UpdateSubscriptionQuery,
  SubscriptionDetail,
  SubscriptionParams,
  SubscriptionQuery,
} from "@autotune/contract";
import { ProviderRejected, ProviderUnavailable, type PaymentProvider } from "@autotune/payments";
import { defaultLanguage, type Language } from "@autotune/routes";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { changePlan } from "../plan-changes/change-plan.ts";
import { markChangeSeen } from "../plan-changes/repository.ts";
import { previewChange } from "../plan-changes/preview-change.ts";
import { readDetail } from "./read-detail.ts";
import { findOwnCharge, findOwnSubscription, type OwnSubscription } from "../plans/repository.ts";
import { updateSubscription, type PlanStep } from "../plan-changes/update-subscription.ts";

const tags = ["subscriptions"];

/** A plan of the signed-in person and all actions on it. */
export async function subscriptionRoutes(
  app: App,
  { provider }: { readonly provider: PaymentProvider },
): Promise<void> {
  /** Requests passed on to the provider are limited by account: nobody needs more. */
  const guards = [
    app.requireAccount,
    app.limit({
      name: "plan-calls",
      requests: 60,
      perSeconds: 60,
      by: ({ account }) => String(account.id),
    }),
  ];

  const ownOf = (request: FastifyRequest, { id }: { id: number }): OwnSubscription => ({
    id,
    accountId: request.account.id,
  });

  const readOwnDetail = async (
    own: OwnSubscription,
    language: Language,
  ): Promise<SubscriptionDetail> => {
    const detail = await readDetail(app.database, { ...own, language });
    if (detail === undefined) throw new ApiError("notFound");
    return detail;
  };

  /** The provider's own pages; undefined where the plan or charge is not the person's. */
  const pageOf = async (
    request: FastifyRequest,
    find: () => Promise<string | null | undefined>,
  ): Promise<ProviderPageResponse> => {
    const url = await find().catch((error: unknown) => {
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderRejected)) throw error;
      request.log.error({ err: error }, "the provider returned no page");
      throw new ApiError("planUnchanged");
    });
    if (url === undefined || url === null) throw new ApiError("notFound");
    return { url };
  };

  app.get(
    "/laravel/rest/subscriptions/:id",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "One of the signed-in user’s plans",
        tags,
        params: SubscriptionParams,
        querystring: SubscriptionQuery,
        response: { 200: SubscriptionDetail, 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request) => {
      const { fs_id: fsId, lang = defaultLanguage } = request.query;
      const own = ownOf(request, request.params);
      const detail = await readDetail(app.database, { ...own, fsId, language: lang });
      if (detail === undefined) throw new ApiError("notFound");
      return detail;
    },
  );

  app.post(
    "/laravel/rest/subscriptions/:id/change-preview",
    {
      preHandler: guards,
      schema: {
        summary: "Preview the cost and date of a plan change",
        tags,
        params: SubscriptionParams,
        querystring: UpdateSubscriptionQuery,
        body: PlanChangeBody,
        response: { 200: PlanChangePreview, ...apiErrors },
      },
    },
    async (request) => {
      const { lang: language = defaultLanguage } = request.query;
      const change = { ...ownOf(request, request.params), path: request.body.path, language };
      const result = await previewChange({ database: app.database, provider }, change);
      if (!result.ok) throw new ApiError(result.reason);
      return result.preview;
    },
  );

  app.post(
    "/laravel/rest/subscriptions/:id/change",
    {
      preHandler: guards,
      schema: {
        summary: "Change to another plan",
        tags,
        params: SubscriptionParams,
        querystring: UpdateSubscriptionQuery,
        body: ConfirmedPlanChangeBody,
        response: { 200: SubscriptionDetail, ...apiErrors },
      },
    },
    async (request) => {
      const { database, transact } = app;
      const { lang: language = defaultLanguage } = request.query;
      const own = ownOf(request, request.params);
      const deps = { database, transact, provider, log: request.log };
      const { path, dueNow, nextCharge, renewalTerms } = request.body;
      const change = { ...own, path, language };
      const result = await changePlan(deps, change, {
        dueNow,
        nextCharge,
        terms: renewalTerms.trim(),
      });
      if (!result.ok) throw new ApiError(result.reason);
      return readOwnDetail(own, language);
    },
  );

  const update = async (
    request: FastifyRequest,
    own: OwnSubscription,
    step: PlanStep,
  ): Promise<void> => {
    const { database, transact } = app;
    const readyToEnqueue = () => app.readyToEnqueue();
    const deps = { database, transact, readyToEnqueue, provider, log: request.log };
    const result = await updateSubscription(deps, own, step);
    if (!result.ok) throw new ApiError(result.reason);
  };

  for (const [path, action, summary] of [
    ["cancel", "cancel", "Cancel a plan at the end of the paid period"],
    ["undo-cancel", "undoCancel", "Undo the cancellation of a plan"],
    ["resume", "resume", "Resume a paused plan"],
  ] as const)
    app.post(
      `/laravel/rest/subscriptions/:id/${path}`,
      {
        preHandler: guards,
        schema: {
          summary,
          tags,
          params: SubscriptionParams,
          querystring: UpdateSubscriptionQuery,
          response: { 200: SubscriptionDetail, ...apiErrors },
        },
      },
      async (request) => {
        const own = ownOf(request, request.params);
        await update(request, own, { action });
        return readOwnDetail(own, request.query.lang ?? defaultLanguage);
      },
    );

  app.post(
    "/laravel/rest/subscriptions/:id/pause",
    {
      preHandler: guards,
      schema: {
        summary: "Pause a plan for a number of periods",
        tags,
        params: SubscriptionParams,
        querystring: UpdateSubscriptionQuery,
        body: PauseBody,
        response: { 200: SubscriptionDetail, ...apiErrors },
      },
    },
    async (request) => {
      const own = ownOf(request, request.params);
      await update(request, own, { action: "pause", periods: request.body.periods });
      return readOwnDetail(own, request.query.lang ?? defaultLanguage);
    },
  );

  app.get(
    "/laravel/rest/subscriptions/:id/payment-method",
    {
      preHandler: guards,
      schema: {
        summary: "The payment provider’s page for updating the payment method",
        tags,
        params: SubscriptionParams,
        response: { 200: ProviderPageResponse, ...apiErrors },
      },
    },
    async (request) => {
      const plan = await findOwnSubscription(app.database, ownOf(request, request.params));
      return pageOf(request, async () =>
        plan === undefined ? undefined : provider.findAccountPage(plan.providerSubscriptionId),
      );
    },
  );

  app.get(
    "/laravel/rest/subscriptions/:id/charges/:chargeId/receipt",
    {
      preHandler: guards,
      schema: {
        summary: "The payment provider’s receipt for a charge",
        tags,
        params: ChargeParams,
        response: { 200: ProviderPageResponse, ...apiErrors },
      },
    },
    async (request) => {
      const { chargeId } = request.params;
      const own = ownOf(request, request.params);
      const orderId = await findOwnCharge(app.database, own, chargeId);
      return pageOf(request, async () =>
        orderId === undefined ? undefined : provider.findInvoice(orderId),
      );
    },
  );

  app.post(
    "/laravel/rest/product-changes/:id/seen",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Mark the outcome of a plan change as seen",
        tags,
        params: ProductChangeParams,
        response: { 204: Type.Null(), 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const seen = { id: request.params.id, accountId: request.account.id };
      if (!(await markChangeSeen(app.database, seen))) throw new ApiError("notFound");
      return reply.status(204).send(null);
    },
  );
}

const apiErrors = {
  400: ErrorBody,
  401: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  429: ErrorBody,
  503: ErrorBody,
};
