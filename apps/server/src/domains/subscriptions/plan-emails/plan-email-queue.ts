import type { PlanEmailKind } from "@autotune/emails";
import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const kinds = [
  "trialStarted",
  "trialEnding",
  "renewed",
  "paymentFailed",
  "planChanged",
  "paused",
  "resumed",
  "cancelled",
  "ended",
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
});
/** An email describes the state when it happened, not the current one. */
export type PlanMail = Type.Static<typeof PlanMail>;

export const planEmailQueue = defineQueue({
  name: "send-plan-email",
  data: PlanMail,
  keyOf: ({ key }) => key,
});
