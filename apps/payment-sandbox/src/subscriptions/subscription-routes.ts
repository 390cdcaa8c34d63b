import Type from "typebox";
import type { App, Context } from "../app.ts";
import { errorBody } from "../api/error-body.ts";
import { Pricing } from "../catalogue/product.ts";
import { listChanges, listEntries } from "./entries.ts";
import {
  cancelAtPeriodEnd,
  cancelNow,
  changePlan,
  changePrice,
  estimateChange,
  pauseFor,
  resume,
  applyStep,
  uncancel,
  type StepResult,
} from "./subscription-steps.ts";
import { subscriptionData } from "./subscription-data.ts";
import type { Subscription } from "./subscription.ts";
import { findSubscription } from "./subscriptions.ts";

const SubscriptionId = Type.Object({ id: Type.String() });

const Change = Type.Object({
  subscription: Type.String({ minLength: 1 }),
  product: Type.Optional(Type.String({ minLength: 1 })),
  quantity: Type.Optional(Type.Integer({ minimum: 1 })),
  pricing: Type.Optional(Type.Pick(Pricing, ["price"])),
  prorate: Type.Optional(Type.Boolean()),
  preview: Type.Optional(Type.Boolean()),
  deactivation: Type.Optional(Type.Null()),
});
type Change = Type.Static<typeof Change>;

export async function subscriptionRoutes(app: App, context: Context): Promise<void> {
  const { pool } = context;

  /** The three ways to read a subscription differ in what they make of it. */
  const read = (
    path: string,
    action: string,
    tell: (subscription: Subscription) => unknown,
  ): void => {
    app.get(
      path,
      { config: { action }, schema: { params: SubscriptionId } },
      async (request, reply) => {
        const subscription = await findSubscription(pool, request.params.id);
        if (subscription === undefined)
          return reply.status(404).send(errorBody(action, { subscription: "Not found" }));
        return tell(subscription);
      },
    );
  };
  read("/subscriptions/:id", "subscription.get", (subscription) => ({
    ...subscriptionData(subscription),
    action: "subscription.get",
    result: "success",
  }));
  read("/subscriptions/:id/entries", "subscription.entries.get", async (subscription) =>
    listEntries(pool, subscription),
  );
  read("/subscriptions/:id/history", "subscription.history.get", async (subscription) => ({
    subscription: subscription.id,
    action: "subscription.history.get",
    result: "success",
    history: await listChanges(pool, subscription),
  }));

  app.post(
    "/subscriptions",
    {
      config: { action: "subscription.update" },
      schema: { body: Type.Object({ subscriptions: Type.Array(Change, { minItems: 1 }) }) },
    },
    async (request, reply) => {
      const results: SubscriptionResult[] = [];
      for (const change of request.body.subscriptions)
        results.push(
          resultOf(
            change.subscription,
            "subscription.update",
            await applyStep(context, change.subscription, stepOf(change)),
          ),
        );
      return send(reply, { subscriptions: results }, results);
    },
  );

  app.post(
    "/subscriptions/estimate",
    {
      config: { action: "subscription.estimate" },
      schema: {
        body: Type.Union([
          Type.Object({ subscriptions: Type.Array(Change, { minItems: 1 }) }),
          Change,
        ]),
      },
    },
    async (request, reply) => {
      const { body } = request;
      const changes = "subscriptions" in body ? body.subscriptions : [body];
      const results: SubscriptionResult[] = [];
      for (const change of changes)
        results.push(
          resultOf(
            change.subscription,
            "subscription.estimate",
            await applyStep(context, change.subscription, estimateChange(planOf(change, true))),
          ),
        );
      return send(reply, { subscriptions: results }, results);
    },
  );

  app.delete(
    "/subscriptions/:id",
    {
      config: { action: "subscription.cancel" },
      schema: {
        params: SubscriptionId,
        querystring: Type.Object({ billingPeriod: Type.Optional(Type.Enum(["0", "1"])) }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const step = request.query.billingPeriod === "0" ? cancelNow : cancelAtPeriodEnd;
      const result = resultOf(id, "subscription.cancel", await applyStep(context, id, step));
      return send(reply, { subscriptions: [result] }, [result]);
    },
  );

  app.post(
    "/subscriptions/:id/pause",
    {
      config: { action: "subscription.pause" },
      schema: {
        params: SubscriptionId,
        body: Type.Object({ pausePeriodCount: Type.Integer({ minimum: 1, maximum: 24 }) }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const paused = await applyStep(context, id, pauseFor(request.body.pausePeriodCount));
      const result = resultOf(id, "subscription.pause", paused);
      return send(reply, result, [result]);
    },
  );

  app.post(
    "/subscriptions/:id/resume",
    { config: { action: "subscription.resume" }, schema: { params: SubscriptionId } },
    async (request, reply) => {
      const { id } = request.params;
      const result = resultOf(id, "subscription.resume", await applyStep(context, id, resume));
      return send(reply, result, [result]);
    },
  );
}

interface SubscriptionResult {
  readonly subscription: string;
  readonly result: "success" | "error";
}

function resultOf(id: string, action: string, outcome: StepResult): SubscriptionResult {
  if (!outcome.ok)
    return {
      subscription: id,
      action,
      result: "error",
      error: outcome.reason,
    } as SubscriptionResult;
  return {
    ...(outcome.estimate ?? subscriptionData(outcome.subscription)),
    subscription: id,
    action,
    result: "success",
  } as SubscriptionResult;
}

function send(
  reply: { status(code: number): { send(body: unknown): unknown } },
  body: unknown,
  results: readonly SubscriptionResult[],
): unknown {
  const status = results.some(({ result }) => result === "error") ? 400 : 200;
  return reply.status(status).send(body);
}

function stepOf(change: Change) {
  if (change.deactivation === null) return uncancel;
  if (change.pricing?.price !== undefined) return changePrice(change.pricing.price, change.product);
  if (change.preview === true) return estimateChange(planOf(change, true));
  return changePlan(planOf(change, false));
}

/** Estimates are of a prorated change unless they say otherwise: that is the one that costs something today. */
function planOf({ product, quantity, prorate }: Change, byDefault: boolean) {
  return {
    ...(product === undefined ? {} : { product }),
    ...(quantity === undefined ? {} : { quantity }),
    prorate: prorate ?? byDefault,
  };
}
