import { intervalUnits } from "@autotune/commerce";
import { PlanDiscount } from "@autotune/contract";
import type { PlanEmailKind } from "@autotune/emails";
import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const kinds = [
  "trialStarted",
  "trialEnding",
  "renewalComing",
  "renewed",
  "paymentFailed",
  "planChanged",
  "paused",
  "resumed",
  "cancelled",
  "trialCancelled",
  "ended",
  "trialEnded",
] as const satisfies readonly PlanEmailKind[];

const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const PlanMail = Type.Object({
  kind: Type.Enum([...kinds]),
  subscriptionId: Type.Integer(),
  /** The same for the same occurrence, however often it is reported. */
  key: Type.String({ minLength: 1 }),
  path: Type.String({ minLength: 1 }),
  /** In the minor unit of the subscription's currency. */
  amount: nullable(Type.Integer()),
  /** ISO time. */
  date: nullable(Type.String()),
  // Jobs of the release before have none of these.
  /** How often the amount is charged. */
  interval: Type.Optional(
    Type.Object({ count: Type.Integer(), unit: Type.Enum([...intervalUnits]) }),
  ),
  /** ISO time until which a plan may be used that is paused, resumed, canceled or not paid. */
  accessUntil: Type.Optional(Type.String()),
  /** A change that begins with the next charge. */
  startsLater: Type.Optional(Type.Boolean()),
  /** The provider's order of the charge that it is about. */
  chargeId: Type.Optional(Type.String()),
  /** What each charge from the next one on is, while a discount for the first periods matters. */
  priceToCome: Type.Optional(
    Type.Object({
      price: Type.Integer(),
      interval: Type.Object({ count: Type.Integer(), unit: Type.Enum([...intervalUnits]) }),
      discount: nullable(PlanDiscount),
    }),
  ),
});
/** An email describes the state when it happened, not the current one. */
export type PlanMail = Type.Static<typeof PlanMail>;

export const planEmailQueue = defineQueue({
  name: "send-plan-email",
  data: PlanMail,
  keyOf: ({ key }) => key,
});
